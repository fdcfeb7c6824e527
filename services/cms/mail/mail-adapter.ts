import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type EmailAdapter, type SendEmailOptions } from 'payload'
import { toSigning } from '../../../src/config/mail-signing'
import { firm } from '../../../src/firm/firm'
import { log, messageOf } from '../../shared/log'
import { environment } from '../environment'
import { MailProblem } from './mail-problem'

const senderName = `${firm.name} CMS`

/** Through the mail server of the settings; without one, into a folder to be read there, where the installation has one. */
export const mailAdapter: EmailAdapter = () => ({
  name: 'mail',
  defaultFromAddress: environment.mailFrom(),
  defaultFromName: senderName,
  sendEmail: environment.smtpUrl() === '' ? putIntoFolder : send,
})

export const canSendMail = (): boolean => environment.smtpUrl() !== '' || environment.mailFolder() !== ''

const signing = () => toSigning(environment.mailSigning(), environment.mailFrom())

async function send(message: SendEmailOptions): Promise<void> {
  try {
    await createTransport({ url: environment.smtpUrl(), ...signing() }).sendMail(message)
  } catch (error) {
    log.error(`Mail was not sent: ${messageOf(error)}`)
    throw new MailProblem('The mail server did not take the mail. Try again in a while.')
  }
}

async function putIntoFolder(message: SendEmailOptions): Promise<void> {
  const folder = environment.mailFolder()
  const { message: written } = await createTransport({ ...signing(), streamTransport: true, buffer: true }).sendMail(
    message,
  )
  await mkdir(folder, { recursive: true })
  // A name that sorts by time; what it says is in the file.
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${Math.random().toString(36).slice(2, 8)}.eml`
  await writeFile(join(folder, name), written as Buffer)
}
