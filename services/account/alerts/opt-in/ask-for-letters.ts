import { type LocaleIn } from '../../../../src/config/locales'
import { findSubject } from '../find-subject'
import { type OptIns } from './opt-ins'

export type AskedFor = {
  optIns: Pick<OptIns, 'ask' | 'countOf'>
  sources: Parameters<typeof findSubject>[0]
}

// Nobody is flooded with letters by somebody else, whatever that one presses.
const mostOfAddress = 5

export const isFlooded = async ({ optIns }: Pick<AskedFor, 'optIns'>, address: string, now: Date): Promise<boolean> =>
  (await optIns.countOf(address, now)) >= mostOfAddress

/** Beside another form: asks by letter whether its sender wants more of them; answers whether there was anything to ask. */
export async function askForLetters(
  { optIns, sources }: AskedFor,
  about: string,
  { address, locale }: { address: string; locale: LocaleIn<'main'> },
): Promise<boolean> {
  const subject = await findSubject(sources, about, locale)
  const now = new Date()
  if (!subject || (await isFlooded({ optIns }, address, now))) return false
  await optIns.ask({ ...subject, address, rate: 'weekly', locale }, now)
  return true
}
