/** What the page on data privacy says beside the editors' text; its table is drawn from `src/config/kept-records.ts`. */
export const en = {
  'privacy.title': 'Data privacy',
  'privacy.rights': 'Your rights',
  'privacy.rights-note': 'They cost nothing, and are yours whether or not you have an account.',
  'privacy.access': 'To know, and to have a copy',
  'privacy.access-text': 'What we hold about you, why, since when, and who else has received it.',
  'privacy.rectification': 'To have it put right',
  'privacy.rectification-text': 'Whatever is wrong or incomplete.',
  'privacy.erasure': 'To have it deleted',
  'privacy.erasure-text': 'Unless the law or our duties as lawyers oblige us to keep it.',
  'privacy.restriction': 'To have it left unused',
  'privacy.restriction-text': 'While we settle whether it is right, or whether we may use it.',
  'privacy.portability': 'To take it elsewhere',
  'privacy.portability-text': 'What you gave us yourself, in a form that other programs can read.',
  'privacy.objection': 'To object',
  'privacy.objection-text': 'To what we do because of an interest of ours, for reasons of your own.',
  'privacy.withdrawal': 'To withdraw your consent',
  'privacy.withdrawal-text': 'At any time. What was done before then stays lawful.',
  'privacy.complaint': 'To complain',
  'privacy.complaint-text':
    'To the Information Commissioner’s Office in the United Kingdom, or to the supervisory authority of the place where you live or work.',
  'privacy.how': 'How to use them',
  'privacy.how-note': 'We answer within one month.',
  'privacy.with-account': 'With an account',
  'privacy.with-account-text': 'Sign in to see what your account holds, to export it, and to delete it.',
  'privacy.export': 'Export my data',
  'privacy.delete': 'Delete my account',
  'privacy.details': 'Your details',
  'privacy.without-account': 'With or without one',
  'privacy.without-account-text':
    'Write to us and choose the topic “{topic}”. We may ask who you are before we disclose anything.',
  'privacy.form': 'Open the form',
  'privacy.kept': 'What is kept, and for how long',
  'privacy.kept-note': 'Our services delete by the same list from which this table is made.',
  'privacy.caption': 'What this site’s services keep',
  'privacy.what': 'What',
  'privacy.purpose': 'What for',
  'privacy.ground': 'Allowed by',
  'privacy.lifetime': 'For how long',
  'privacy.what-enquiries': 'Messages sent by our form',
  'privacy.for-enquiries':
    'To answer you. Your name, address, organisation, country and message, with the wording that you agreed to.',
  'privacy.what-visits': 'Counts of visits and searches',
  'privacy.for-visits':
    'To learn which pages are read, and whether search helps. How often a page was opened on a day, and how often a search found something or nothing: nothing about by whom, and never what was typed.',
  'privacy.what-accounts': 'Accounts',
  'privacy.for-accounts':
    'To let you sign in. Your name, email address, company and job title; of a password, only what proves it.',
  'privacy.what-details': 'Your details',
  'privacy.for-details':
    'To reach you and to know for whom you ask. What you tell us in your account: name, company, job title, telephone, country, language, time zone and a photograph.',
  'privacy.what-interests': 'What you follow',
  'privacy.for-interests':
    'To show you first what you chose to hear of, and to tell you of it as often as you said; also in your own calendar, at a secret address that you made.',
  'privacy.what-favourites': 'What you keep',
  'privacy.for-favourites':
    'To find pages again that you saved, in your order and with your notes. What you remove is deleted after 30 days.',
  'privacy.what-reading': 'What you read in the navigator',
  'privacy.for-reading':
    'Telling you what has changed since your last visit, and keeping for your company that you said you had read a version.',
  'privacy.what-report-openings': 'Who opened a report that a colleague shares',
  'privacy.for-report-openings': 'The colleague who shares a report sees who opened it and when.',
  'privacy.what-reports': 'The reports that you build',
  'privacy.for-reports':
    'So that you find your comparisons again, with your notes and with what has changed since. What you remove is deleted after 30 days. For your company we also note which report you took away, when and in which format.',
  'privacy.what-requests': 'Requests from your account',
  'privacy.for-requests':
    'To call you back, to change a subscription, or to let you into a product. Your telephone number, email and message, whom or what they are about, our answer, and when you last opened which tool.',
  'privacy.what-registrations': 'Events that you registered for',
  'privacy.for-registrations':
    'To keep your place, to write to you about the event, and to certify that you came: two years from the event.',
  'privacy.what-registration-needs': 'Dietary and access needs at an event',
  'privacy.for-registration-needs': 'To look after you on the day: thirty days from the event, seen by its desk alone.',
  'privacy.what-lessons': 'Your lessons',
  'privacy.for-lessons': 'To go on where you stopped, on any of your devices, and to certify what you completed.',
  'privacy.what-letters': 'Letters from us',
  'privacy.for-letters':
    'To tell you by email what was done in your account, once. Your email address and what the letter says, until it was sent; after that, only when it was sent and what about.',
  'privacy.what-addresses': 'The address for letters about what you follow',
  'privacy.for-addresses':
    'To send you what you asked to hear of, at the address that you proved when you signed in. Whether mail reaches it, and whether you ended such letters. Without an account: the address that you confirmed by a letter, and its language, until you end the letters.',
  'privacy.what-opt-ins': 'Letters that somebody asked for at your address',
  'privacy.for-opt-ins':
    'To ask you whether you want them before we write anything else. Your email address, the subject and how often: for seven days, unless you confirm.',
  'privacy.what-alerts': 'What we told you of what you follow',
  'privacy.for-alerts': 'To tell you of each change once, and to show which of it you have read.',
  'privacy.what-events': 'What happened in your account',
  'privacy.for-events':
    'To show it in every window that you have open, and after you were away. What kind of thing happened, when, and to which request or permission.',
  'privacy.what-sign-in': 'Sign-ins',
  'privacy.for-sign-in':
    'To keep you signed in and others out. Sessions, codes and links that we sent, and failed attempts.',
  'privacy.what-identified': 'Who agreed to be known in statistics',
  'privacy.for-identified':
    'To know which clients use the site. It includes your name, address and organisation, and not what you looked at. It goes when you withdraw your consent.',
  'privacy.what-sessions': 'Where you are signed in',
  'privacy.for-sessions':
    'To show you your sessions and to let you end one. It includes the browser, the system and a shortened network address.',
  'privacy.what-permissions': 'Permissions',
  'privacy.for-permissions':
    'To open the products that your company subscribes to. Your email address and what it opens.',
  'privacy.what-permission-log': 'Who was given a permission',
  'privacy.for-permission-log':
    'To show who gave or took away access, and when. Your email address at the time; it is removed with your account.',
  'privacy.consent': 'Your consent',
  'privacy.contract': 'The contract about your account',
  'privacy.security': 'Our interest in a safe sign-in',
  'privacy.days': { one: '{count} day', other: '{count} days' },
  'privacy.account': 'As long as the account exists',
  'privacy.grant': 'Until the person who gave the permission deletes it',
} as const
