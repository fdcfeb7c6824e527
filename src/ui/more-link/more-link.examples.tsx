import { MoreLink } from './more-link'

export const examples = {
  'out of a section': <MoreLink href="#all" text="All insights" />,
  'a file': <MoreLink href="#calendar" text="Add to calendar (.ics)" icon="calendar" />,
}
