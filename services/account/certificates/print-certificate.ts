import { locales, type LocaleIn } from '../../../src/config/locales'
import { showCode } from '../../../src/forms/verify'
import { documentWords } from '../../../src/i18n/document-words'
import { formatDay } from '../../../src/i18n/format/format-date'
import { letterWords } from '../../../src/i18n/letter-words'
import { toVerifyPath } from '../../../src/routes/verify-path'
import { drawCode } from '../documents/draw-code'
import { type Certified, titleIn } from './certified'

export type CertificateToPrint = { locale: LocaleIn<'main'>; origin: string; code: string; certified: Certified }

/** A certificate as it is printed: words, and nothing to be worked out. */
export type CertificateDocument = {
  lang: string
  firm: string
  title: string
  text: string
  name: string
  organisation: string
  of: string
  facts: readonly (readonly [term: string, value: string])[]
  verify: { address: string; svg: string; text: string; alt: string }
}

export function printCertificate({ locale, origin, code, certified }: CertificateToPrint): CertificateDocument {
  const words = documentWords(locale)
  const { name, organisation, facts } = certified
  const address = origin + toVerifyPath(locale, code)
  return {
    lang: locales[locale].htmlLang.slice(0, 2),
    firm: letterWords(locale)('letter.firm'),
    title: words(`document.certificate-${facts.kind}`),
    text: words(`document.certified-${facts.kind}`),
    ...{ name, organisation },
    of: titleIn(facts, locale),
    facts: [
      [words(`document.certificate-day-${facts.kind}`), formatDay(locale, facts.day)],
      [words('document.certificate-credit'), words('document.certificate-minutes', { count: facts.minutes })],
      [words('document.number'), showCode(code)],
    ],
    verify: {
      address,
      svg: drawCode(address),
      text: words('document.certificate-verify'),
      alt: words('document.verify-alt'),
    },
  }
}
