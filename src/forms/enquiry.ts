import { type PersonCheckPart } from './person-check'

/** What somebody may write about, in the order in which it is offered. Who reads which is the servers' business. */
export const enquiryTopics = [
  ...(['advice', 'matter', 'trial', 'event', 'media', 'careers', 'website', 'data', 'other'] as const),
]

export type EnquiryTopic = (typeof enquiryTopics)[number]

/** What an enquiry says. These are the names of the form's fields, in their order on the page. */
export const enquiryFields = ['name', 'email', 'organisation', 'country', 'topic', 'message', 'consent'] as const

export type EnquiryField = (typeof enquiryFields)[number]

export const enquiryLimits = {
  name: 120,
  email: 254,
  organisation: 200,
  country: 80,
  message: { least: 20, most: 4000 },
}

/** What the form carries beside them: its language, a number of its own, and a field that only a program fills in. */
export const enquiryExtras = { locale: 'locale', key: 'key', trap: 'homepage' } as const

/**
 * The wordings of what a sender agrees to, the one that is asked for now last. Change the words (`contact.consent`), and a new
 * one must be added: what somebody agreed to in March stays what it was in March.
 */
export const consentVersions = ['2026-11'] as const

export const consentVersion = consentVersions[consentVersions.length - 1] ?? ''

export const enquiriesPath = '/online-services/enquiries'

/**
 * What the answer to a form uncovers in it. Everything that may have to be said stands in the page from the beginning, hidden:
 * so it is in the page's language and look, no matter who answers.
 */
export type EnquiryPart = EnquiryField | PersonCheckPart | 'person' | 'problems' | 'busy' | 'unsent' | 'sent'

export const partId = (part: EnquiryField | 'trap' | 'send' | 'digits'): string => `enquiry-${part}`
