import { type CollectionBeforeOperationHook } from 'payload'
import { firm } from '../../../src/firm/firm'
import { environment } from '../environment'
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

type Asked = { token?: string | undefined } | undefined

/** The words of the mail that brings a person back in. */
export const passwordMail = {
  generateEmailSubject: () => `A new password for the ${firm.name} CMS`,
  generateEmailHTML: (asked: Asked) => {
    const address = `${environment.publicUrl()}/admin/reset/${asked?.token ?? ''}`
    return `<p>Somebody, most likely you, asked for a new password for the ${firm.name} CMS.</p>
<p><a href="${address}">Choose a new password</a>. The link opens once, and for one hour.</p>
<p>If it was not you, do nothing: your password stays as it is.</p>`
  },
}
