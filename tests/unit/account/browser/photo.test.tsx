/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import { type LocaleIn } from '../../../../src/config/locales'
import { type SignedInWords } from '../../../../src/i18n/load/load-signed-in-words'
import { href } from '../../../../src/routes/href'
import { withPhoto } from '../../../support/account/account-answers'
import {
  closeAll,
  network,
  open,
  openNetwork,
  press,
  sentOf,
  setNetwork,
} from '../../../support/account/account-screen'
import { user } from '../../../support/user'

beforeEach(openNetwork)
afterEach(closeAll)

const openDetails = (locale: LocaleIn<'main'>, own = {}) =>
  open(locale, href('profile', locale, { tab: 'details' }), own)
const me = (type = 'image/png', bytes = 3) => new File([new Uint8Array(bytes)], 'me.png', { type })

async function choose(words: SignedInWords, file: File) {
  const field = await screen.findByLabelText<HTMLInputElement>(words('photo.choose'))
  await user.upload(field, file)
  await act(() => new Promise((done) => setTimeout(done, 50)))
  return field
}
const beginOf = (text: string) => (shown: string) => text !== '' && shown.startsWith(text)

describe('the photograph', () => {
  it.each(['en', 'fr-fr', 'zh-cn'] as const)('is chosen, looked at and kept, in %s (R-DAS-06)', async (locale) => {
    const words = await openDetails(locale)
    await choose(words, me())
    expect((await screen.findByAltText<HTMLImageElement>(words('photo.chosen'))).src).toMatch(/^data:image\/png/)
    await press(words('photo.send'))
    const [saved = ''] = words('photo.saved', { time: '@' }).split('@')
    await screen.findByText(beginOf(saved))

    expect(sentOf('ChangePhoto')[0]?.variables).toMatchObject({ version: 0, file: null })
    expect((await screen.findByAltText<HTMLImageElement>(words('photo.alt'))).src).toContain(
      '/online-services/files/picture/l',
    )
  })

  it('stands beside the name in the header as soon as it is kept (R-DAS-06)', async () => {
    const link = document.createElement('a')
    link.dataset['account'] = '/en/dashboard'
    document.body.append(link)
    const words = await openDetails('en')
    await choose(words, me())
    expect(link.hasAttribute('data-picture')).toBe(false)
    await press(words('photo.send'))
    await screen.findByAltText(words('photo.alt'))

    expect(link.style.getPropertyValue('--own-picture')).toContain('/online-services/files/picture/s')
    link.remove()
  })

  it('is taken away again (R-DAS-06)', async () => {
    const words = await openDetails('en', { Photo: withPhoto })
    await screen.findByAltText(words('photo.alt'))
    await press(words('photo.remove'))
    await screen.findByText(beginOf('Your picture was removed'))

    expect(sentOf('RemovePhoto')[0]?.variables).toMatchObject({ version: 2 })
    expect(screen.queryByAltText(words('photo.alt'))).toBeNull()
    expect(screen.queryByText(words('photo.remove'))).toBeNull()
  })

  it.each([
    ['photo.problem-kind', me('image/svg+xml')],
    ['photo.problem-size', me('image/png', 5 * 1024 * 1024 + 1)],
  ] as const)('is not sent where it cannot be one: %s (R-DAS-06)', async (problem, file) => {
    const words = await openDetails('en')
    const field = await choose(words, file)
    await press(words('photo.send'))

    expect(field.getAttribute('aria-describedby')).toContain('photo_file-problem')
    expect(screen.getByRole('link', { name: words(problem) })).toBeTruthy()
    expect(document.activeElement).toBe(field)
    expect(sentOf('ChangePhoto')).toEqual([])
  })

  it('that the service cannot read is said to be so (R-DAS-06)', async () => {
    const refused = {
      data: null,
      errors: [{ message: '', extensions: { code: 'INVALID', fields: ['file', 'content'] } }],
    }
    const words = await openDetails('en', { ChangePhoto: refused })
    await choose(words, me())
    await press(words('photo.send'))

    await screen.findByRole('link', { name: words('photo.problem-content') })
  })

  it('waits for the network and says so, each file by a key of its own (R-DAS-06, AC-6, AC-7)', async () => {
    const words = await openDetails('en')
    await choose(words, me())
    act(() => setNetwork(false))
    await press(words('photo.send'))
    await screen.findByText(words('change.queued'))
    expect(sentOf('ChangePhoto')).toEqual([])
    act(() => setNetwork(true))
    await screen.findByText(beginOf('Your picture was kept'))

    await choose(words, me('image/png', 4))
    await press(words('photo.send'))
    await act(() => new Promise((done) => setTimeout(done, 100)))
    const keys = sentOf('ChangePhoto').map(({ variables }) => variables.key)

    expect(new Set(keys).size).toBe(2)
    expect(network.isOn).toBe(true)
  })
})
