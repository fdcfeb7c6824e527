import * as z from 'zod'
import { firm } from '../firm/firm'
import { isSigningKey, toKey } from './mail-signing'

/** Whom letters are from, and how they leave. */
export const mailSettings = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^\s/]+\/?$/, 'must look like smtp://user:password@host:587')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an e-mail address')
    .default(firm.senders.mail),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i, 'must be the part of a name before ._domainkey')
    .optional(),
  DKIM_KEY: z
    .string()
    .transform(toKey)
    .refine(isSigningKey, 'must be an RSA key of 2048 bits or more in PEM, with \\n for its line breaks')
    .optional(),
  ENQUIRIES_TO: z
    .string()
    .regex(/^[^\s@<>,]+@[^\s@<>,]+$/, 'must be an e-mail address')
    .default(firm.senders.enquiries),
}
