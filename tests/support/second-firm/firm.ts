/** An invented firm of Madrid and Dubai, for tests: nothing of the platform may take it for the first. */
export const firm = {
  name: 'Otero Haddad',
  legalName: 'Otero & Haddad Abogados SLP',
  remarks: [],
  senders: {
    mail: 'no-reply@otero.example.com',
    enquiries: 'consultas@otero.example.com',
    signIn: 'sign-in@otero.example.com',
  },
  regulator: {
    called: /\bICAM\b|Ilustre Colegio de la Abogacía/,
    number: /^ICAM-\d{5}$/,
    numberMust: 'must be the number of the bar of Madrid, such as ICAM-98765',
  },
  guessable: ['otero', 'haddad'],
} as const
