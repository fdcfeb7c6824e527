/** What letters to people say, and letters to the firm about them. */
export const en = {
  'letter.greeting': 'Good day,',
  'letter.ending': 'You receive this letter because of something that was done in your account with us.',
  'letter.firm': 'Aldermoor Vane',
  'letter.about': 'About',
  'letter.phone': 'Telephone',
  'letter.seats': 'Seats',
  'letter.message': 'Message',
  'letter.email': 'Email',
  'letter.reference': 'Reference',
  'letter.unknown': 'not known',

  'callback.subject': 'We have your request for a call',
  'callback.text': 'You asked us to call you back. We have noted the following and will call you.',
  'seats.subject': 'We have your request about a subscription',
  'seats.text': 'You asked for a change of a subscription. We have noted the following and will answer you.',

  'question.subject': 'We have your question',
  'question.text': 'You asked the team of the navigator. We have noted the following and will answer you by mail.',
  'desk.question-subject': 'A client asks the team of the navigator',
  'desk.question-text':
    'Somebody has asked a question from a page of the navigator. An answer to this letter reaches them.',
  'desk.callback-subject': 'A client asks for a call',
  'desk.callback-text': 'Somebody has asked in their account to be called back.',
  'desk.seats-subject': 'A client asks for a change of a subscription',
  'desk.seats-text': 'Somebody has asked in their account for another number of seats.',
  'letter.account': 'Account',
  'letter.detail': 'Which',
  'desk.provider-subject': 'Something to do at the sign-in provider',
  'desk.provider-text':
    'A person asked for this in their account, and this installation may not do it at the provider.',
  'desk.provider-end-session': 'Please end this session of the account.',
  'desk.provider-end-sessions': 'Please end the sessions of the account.',
  'desk.provider-unlink': 'Please unlink this identity from the account.',
  'desk.provider-erase': 'Please delete the account. What the firm kept of it is erased.',
  'deletion.subject': 'Your account is going to be deleted',
  'deletion.text':
    'You asked for it in your account, and were signed out everywhere. Nothing else is sent to you any more.',
  'deletion.back':
    'If you sign in before {day}, everything is as it was. On that day all that we keep about you is erased for good.',
  'deletion.cancelled-subject': 'Your account stays',
  'deletion.cancelled': 'You have signed in again, so that your account is not deleted. Everything is as it was.',
} as const
