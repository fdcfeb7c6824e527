import { type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { type AdminLanguage } from '../words/admin-language'
import { findLanguage, toLetterLanguage } from './letter-language'
import { tellPasswordMail } from './letter-text'
import { canSendMail } from './mail-adapter'
import { MailProblem } from './mail-problem'

const noMail =
  'This installation is not set up to send mail (SMTP_URL). Ask an administrator to set a new password for you.'

/** Said before anything is done: a form that answers "sent" when nothing can be sent is worse than none. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- of the operations only "read" is
export const refuseWithoutMail: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'forgotPassword' && !canSendMail()) throw new MailProblem(noMail)
  return args
}

type Asked = { req?: PayloadRequest; token?: string | undefined; user?: unknown } | undefined

/** In the language of the account; of one that has none yet, in the language of the form that asked. */
async function findOwn(asked: Asked): Promise<AdminLanguage> {
  const { id } = (asked?.user ?? {}) as { id?: number }
  const kept = asked?.req && id !== undefined ? await findLanguage(asked.req.payload, id) : undefined
  return toLetterLanguage(kept ?? asked?.req?.i18n.language)
}

/** The mail that brings a person back in. */
export const passwordMail = {
  generateEmailSubject: async (asked: Asked) => tellPasswordMail(asked?.token, await findOwn(asked)).subject,
  generateEmailHTML: async (asked: Asked) => tellPasswordMail(asked?.token, await findOwn(asked)).html,
}
