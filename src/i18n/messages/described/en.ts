/** What search engines and social networks are told of pages that no editor describes. */
export const en = {
  'people.described':
    'The lawyers and other people of {firm}, by name, office and service, with their direct lines and email addresses.',
  'people.described-letter':
    'People of {firm} whose surnames begin with {part}: their roles and offices, direct lines and email addresses.',
  'people.described-office':
    'Who works for {firm} in {part}: lawyers and business services, with their direct lines and email addresses.',
  'people.described-service':
    '{part}: the lawyers of {firm} who advise on it, with their offices, direct lines and email addresses.',
  'location.described':
    'The offices of {firm} with their addresses, telephone numbers and opening hours, and the countries and cities it advises on.',
  'expertise.described':
    'What {firm} advises on: its services, sectors and solutions, each with its lawyers, recent matters and insights.',
  'services.described': 'The services of {firm}, each with its lawyers, recent matters and insights.',
  'sectors.described': 'The sectors in which {firm} advises, each with its lawyers, recent matters and insights.',
  'solutions.described':
    'The solutions of {firm} for tasks that touch several fields of law, each with the lawyers responsible.',
  'insights.described':
    'Articles, publications, podcasts, videos, events and training by the lawyers of {firm}, the newest first.',
  'insights.described-kind': '{part} from {firm}, the newest first, with the topics to which they belong.',
  'topic.described': '{part}: what the lawyers of {firm} publish and organise on it, the newest first.',
  'news.described': 'News of {firm}: matters, appointments, offices and results, with a contact for journalists.',
  'deals.described': 'Matters on which {firm} has advised, by year, service, sector and office.',
  'site-map.described':
    'Every service, sector, solution, topic, location and product of {firm}, with links to all other lists.',
  'navigator.described-region':
    '{service}, {part}: the jurisdictions covered, who reviews the answers for each and when they were last reviewed.',
  'navigator.described-jurisdiction':
    '{service}, {part}: the questions answered for subscribers, who reviews the answers and when they were last reviewed.',
  'navigator.described-table':
    '{service}, {part}: the status of each question at a glance for subscribers, and the date of the last review.',
} as const
