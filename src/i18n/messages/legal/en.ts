/** What the page says that tells what is stored; drawn from `src/config/stored-keys.ts`. */
export const en = {
  'cookies.title': 'Cookie policy',
  'cookies.caption': 'Everything this site keeps in your browser',
  'cookies.name': 'Name',
  'cookies.purpose': 'What for',
  'cookies.category': 'Kind of need',
  'cookies.kind': 'Kept as',
  'cookies.lifetime': 'For how long',
  'cookies.necessary': 'Necessary',
  'cookies.statistics': 'Statistics, only with your agreement',
  'cookies.local-storage': 'Local storage',
  'cookies.cookie': 'Cookie',
  'cookies.session': 'Until the browser is closed',
  'cookies.signed-in': 'Until you sign out',
  'cookies.for-consent':
    'Remembers whether visits may be counted, so that you are not asked on every page. The site’s own script reads it.',
  'cookies.for-visitor':
    'A random number that tells one visitor from another when visits are counted. Only the firm reads it.',
  'cookies.days': { one: '{count} day', other: '{count} days' },
} as const
