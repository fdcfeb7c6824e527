import { localesIn } from '../../../src/config/locales'
import { ownerOf } from '../../../src/config/service-paths'
import { readCode, showCode } from '../../../src/forms/verify'
import { href } from '../../../src/routes/href'
import { toVerifyPath } from '../../../src/routes/verify-path'

const code = '0123456789abcdefghjkmnpqrstv'
const main = localesIn('main') as ('en' | 'fr-fr' | 'zh-cn')[]

describe('the page of one document', () => {
  it.each(main)('is answered by the account service in %s, and the page above it by the release (RB-6)', (locale) => {
    expect(ownerOf(toVerifyPath(locale, code))).toBe('account')
    expect(ownerOf(href('verify', locale))).toBe('edge')
  })

  it('is found by a code as people type it, and by nothing shorter or longer (RB-6)', () => {
    expect(readCode(showCode(code))).toBe(code)
    expect(readCode('OI23 4567–89ab cdefghjkmnpqrstv')).toBe(code)
    expect(readCode(`${code}0`)).toBeUndefined()
    expect(readCode(code.slice(1))).toBeUndefined()
    expect(readCode(`${code.slice(1)}u`)).toBeUndefined()
  })
})
