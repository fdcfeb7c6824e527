/** What the page says that tells what is stored; drawn from `src/config/stored-keys.ts`. */
export const en = {
  'accessibility.results': 'What the last test found',
  'accessibility.how': 'By axe-core in Chromium, against WCAG 2.2 AA. The test itself writes these figures.',
  'accessibility.date': 'Tested on',
  'accessibility.pages': 'Pages tested',
  'accessibility.violations': 'Faults found',
  'cookies.title': 'Cookie policy',
  'cookies.caption': 'Everything this site keeps in your browser',
  'cookies.name': 'Name',
  'cookies.purpose': 'What for',
  'cookies.category': 'Kind of need',
  'cookies.kind': 'Kept as',
  'cookies.lifetime': 'For how long',
  'cookies.necessary': 'Necessary',
  'cookies.statistics': 'Statistics, only with your agreement',
  'cookies.convenience': 'Convenience, only with your agreement',
  'cookies.local-storage': 'Local storage',
  'cookies.cookie': 'Cookie',
  'cookies.session': 'Until the browser is closed',
  'cookies.signed-in': 'Until you sign out',
  'cookies.for-consent':
    'Remembers what you agreed to, so that you are not asked on every page. The site’s own script reads it.',
  'cookies.for-lessons': 'How far you have come with lessons, to go on from there. Kept on your device only.',
  'cookies.for-recent-searches':
    'The last five things that you searched for, offered to you when you search again. They stay on your device.',
  'cookies.for-pages-read':
    'The last twenty insights, events and training pages that you opened while signed in, listed in your account. They stay on your device, and go when you sign out.',
  'cookies.cache-storage': 'Pages kept for reading offline',
  'cookies.service-worker': 'Program that opens kept pages',
  'cookies.for-packets':
    'Pages of the navigator that you keep on your device for reading without a network. They go when you sign out, when your access ends, and after 30 days.',
  'cookies.for-packet-worker': 'Opens those pages when there is no network. It is there only while you keep one.',
  'cookies.session-storage': 'Storage of one tab',
  'cookies.for-token':
    'Opens what you may use while you are signed in. It is good for half an hour, and renewed while you stay.',
  'cookies.for-signed-in': 'Remembers that you are signed in, and the name by which pages greet you.',
  'cookies.for-sign-in':
    'Remembers where you were when you began to sign in, and that the answer is to your own question.',
  'cookies.for-access-denied': 'Why a sign-in did not work, for the page that tells you.',
  'cookies.for-session-lost': 'The page that you were on when your session ended, so that you can return to it.',
  'cookies.for-link-ticket': 'Holds for ten minutes which account a second way to sign in is added to.',
  'cookies.for-focus-heading': 'Lets a screen reader begin at the heading after you signed in.',
  'cookies.for-unsaved-form':
    'What you had filled in when your session ended. It is offered to you alone, and wiped when somebody else signs in.',
  'cookies.for-forgery-mark':
    'Proves that a file is sent by a page of this site, and not by another site in your name.',
  'cookies.for-transaction': 'Belongs to one sign-in, and makes sure that nobody else can finish it for you.',
  'cookies.for-provider-session':
    'The sign-in service remembers you by it, so that you need not sign in again each time.',
  'cookies.for-provider-step': 'The sign-in service remembers by it how far you have come.',
  'cookies.minutes': { one: '{count} minute', other: '{count} minutes' },
  'cookies.days': { one: '{count} day', other: '{count} days' },
} as const
