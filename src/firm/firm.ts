/** Who the site belongs to. What is said about the firm in texts is content and comes from its CMS. */
export const firm = {
  /** As people call it, in every language. */
  name: 'Aldermoor Vane',
  /** As a court or a register would. */
  legalName: 'Aldermoor Vane LLP',
  /** What stands below pages that no editor writes, such as those of an error. */
  remarks: [
    'Aldermoor Vane LLP is an invented firm, made to demonstrate a website. The people, briefings and matters on it are fictitious and none of it is legal advice.',
  ],
  /** Whom mail is from and who hears of enquiries, until settings name others. */
  senders: {
    mail: 'no-reply@aldermoor.example.com',
    enquiries: 'enquiries@aldermoor.example.com',
    signIn: 'sign-in@aldermoor.example.com',
  },
  /** Who regulates it, and the numbers that it gives; who that is in words is said by the legal notice. */
  regulator: {
    called: /\bSRA\b|Solicitors Regulation Authority/,
    number: /^\d{5,8}\b/,
    numberMust: 'must begin with the number that the SRA gave the firm, of 5 to 8 digits',
  },
  /** What a guesser of passwords would try first. */
  guessable: ['aldermoor'],
} as const
