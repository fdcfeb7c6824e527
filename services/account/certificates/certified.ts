import * as z from 'zod'
import { defaultLocale } from '../../../src/config/locales'

export const certificateKinds = ['attendance', 'completion'] as const

/** What a certificate is checked by months later; the person who holds it is not named. */
export const certificateFacts = z.object({
  kind: z.enum(certificateKinds),
  /** By language. */
  titles: z.record(z.string(), z.string()),
  /** On which day it took place, or was completed. */
  day: z.string(),
  minutes: z.number(),
})

export type CertificateFacts = z.output<typeof certificateFacts>

export type Certified = { name: string; organisation: string; facts: CertificateFacts }

export const titleIn = ({ titles }: CertificateFacts, locale: string): string =>
  titles[locale] ?? titles[defaultLocale] ?? Object.values(titles)[0] ?? ''
