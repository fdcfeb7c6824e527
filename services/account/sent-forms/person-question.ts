import { createHash, randomInt } from 'node:crypto'
import * as z from 'zod'
import { type LocaleIn } from '../../../src/config/locales'
import { personCheck, type PersonCheckPart } from '../../../src/forms/person-check'
import { mainWords } from '../../../src/i18n/words'
import { seal, unseal } from '../../shared/secrets/seal'

type Asking = {
  typed: URLSearchParams
  /** What would be taken. An answer is good for this alone, so that sending it twice adds nothing. */
  about: readonly unknown[]
  locale: LocaleIn<'main'>
}

/** What the page of the form says instead of taking it. */
export type Question = { parts: ('problems' | PersonCheckPart)[]; typed: URLSearchParams; digits: string }

export type PersonQuestion = {
  /** Undefined where what was sent answers the question that was asked for it. */
  ask: (asking: Asking, now: Date) => Question | undefined
}

export const personFields = [personCheck.digits, personCheck.asked] as const

const purpose = 'question to a person'
const lastsMs = 30 * 60_000
const asked = z.object({ digits: z.string(), until: z.number(), about: z.string() })

/**
 * Asks for four digits, of which programs that fill in whatever they find know nothing. Nothing is kept: the question goes out
 * sealed, and comes back with the form to whichever service takes it. It needs no script, no picture and nobody else's server.
 */
export function openPersonQuestion(keys: readonly string[]): PersonQuestion {
  const [first = ''] = keys
  const read = (text: string) => {
    const plain = keys.map((secret) => unseal(text, { secret, purpose })).find((one) => one !== undefined)
    return plain === undefined ? undefined : asked.parse(JSON.parse(plain.toString()))
  }
  return {
    ask: ({ typed, about, locale }, now) => {
      const own = createHash('sha256').update(JSON.stringify(about)).digest('base64url')
      const before = read(typed.get(personCheck.asked) ?? '')
      const given = toFigures(typed.get(personCheck.digits) ?? '')
      const isFresh = before !== undefined && before.about === own && before.until > now.getTime()
      if (isFresh && given === before.digits) return undefined
      const digits = Array.from({ length: personCheck.count }, () => randomInt(10)).join('')
      const sealed = JSON.stringify({ digits, until: now.getTime() + lastsMs, about: own })
      const next = new URLSearchParams(typed)
      next.set(personCheck.asked, seal(Buffer.from(sealed), { secret: first, purpose }))
      next.set(personCheck.digits, '')
      const parts = ['problems', 'question', ...(given === '' ? [] : [personCheck.digits])] as const
      return { parts: [...parts], typed: next, digits: inWords(digits, locale) }
    },
  }
}

/** As people write them: with spaces, or as a Chinese keyboard does. */
const toFigures = (text: string): string => text.normalize('NFKC').replace(/[\s,.、，-]/g, '')

function inWords(digits: string, locale: LocaleIn<'main'>): string {
  const words = mainWords(locale)
  const named = words('contact.digits-named').split('|')
  const [one = '', two = '', three = '', four = ''] = Array.from(digits, (digit) => named[Number(digit)] ?? '')
  return words('contact.digits-said', { one, two, three, four })
}
