import { loadNavigatorWords } from '../../../src/i18n/load/load-navigator-words'
import { loadSignedInWords } from '../../../src/i18n/load/load-signed-in-words'

const signedIn = [
  ['security.end', 'security.end-one', { device: '' }],
  ['security.unlink', 'security.unlink-one', { name: '' }],
  ['feed.keep', 'feed.keep-one', { title: '' }],
  ['follows.end', 'follows.end-one', { name: '' }],
  ['attending.give-back', 'attending.give-back-one', { title: '' }],
  ['attending.leave', 'attending.leave-one', { title: '' }],
] as const
const navigator = [
  ['report.open', 'report.open-one', { title: '' }],
  ['report.remove', 'report.remove-one', { title: '' }],
  ['report.remove', 'report.note-remove', { place: '' }],
  ['report.restore', 'report.restore-one', { title: '' }],
  ['report.take', 'report.take-one', { place: '' }],
] as const

type Speak = (key: string, fill?: object) => string

describe.each(['en', 'fr-fr', 'zh-cn'] as const)('a button that is heard out of its context, in %s', (locale) => {
  it.each(signedIn)('has in its name what is seen: %s (Q-1)', async (seen, heard, fill) => {
    const words = (await loadSignedInWords(locale)) as Speak
    expect(words(heard, fill)).toContain(words(seen))
  })

  it.each(navigator)('of a report has in its name what is seen: %s (Q-1)', async (seen, heard, fill) => {
    const words = (await loadNavigatorWords(locale)) as Speak
    expect(words(heard, fill)).toContain(words(seen))
  })
})
