/** What the page says on which a document of the firm's is checked. */
export const en = {
  'verify.title': 'Check a document',
  'verify.lead':
    'Reports and certificates that we give out carry a number and a square code. Here you learn whether a document is genuine and whether it still holds.',
  'verify.number': 'Number of the document',
  'verify.number-hint': 'It stands beside the square code: seven groups of four characters.',
  'verify.look-up': 'Check it',
  'verify.genuine': 'This document is genuine',
  'verify.genuine-text': 'This page does not say who holds it, nor what else stands in it.',
  'verify.unsure': 'Not confirmed',
  'verify.changed': '{changed} of its {total} answers have changed since. Do not rely on it without checking them.',
  'verify.unchanged': 'None of its {total} answers has changed since.',
  'verify.changes': 'Sign in to see which answers changed, if you may read them',
  'verify.kind': 'Document',
  'verify.kind-report': 'Navigator report',
  'verify.kind-attendance': 'Certificate of attendance',
  'verify.kind-completion': 'Certificate of completion',
  'verify.certified-attendance':
    'It certifies attendance of “{title}” on {day}, with {count} minutes of professional development.',
  'verify.certified-completion':
    'It certifies that “{title}” was completed on {day}, with {count} minutes of professional development.',
  'verify.day': 'Given out on',
  'verify.today': 'Checked on',
  'verify.unknown': 'We know no document with this number',
  'verify.unknown-text':
    'Compare every character with the document. The letters I, L and O are never used: read them as 1, 1 and 0. If the number is right, the document is not ours.',
  'verify.busy': 'Too many documents were checked from your connection',
  'verify.busy-text': 'Try again in an hour.',
  'verify.unavailable': 'The document cannot be checked at the moment',
  'verify.unavailable-text': 'This says nothing about whether it is genuine. Try again in a few seconds.',
} as const
