/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { render, screen, waitFor, within } from '@testing-library/react'
import { toProductDoor } from '../../../../src/access/product-door'
import { type LocaleIn } from '../../../../src/config/locales'
import { WorkForm } from '../../../../src/features/dashboard/work-form'
import { mainWords } from '../../../../src/i18n/words'
import { href } from '../../../../src/routes/href'
import { type User } from '../../../../src/services/identity/user'
import { theSession } from '../../../../src/shell/session/use-session'
import { beginning, details, justSignedIn, viewer } from '../../../support/account/account-answers'
import { closeAll, network, open, openNetwork } from '../../../support/account/account-screen'
import { expectTold } from '../../../support/browser/expect-told'
import { listFiles } from '../../../support/place/list-files'
import { enter, user } from '../../../support/user'

beforeEach(openNetwork)
afterEach(closeAll)

type Locale = LocaleIn<'main'>
type Words = Awaited<ReturnType<typeof open>>
type Case = {
  address: (locale: Locale) => string
  answers?: Record<string, object>
  /** What has to be done before the field is there. */
  before?: (words: Words) => Promise<unknown>
  field: (words: Words) => string
  value: string | File
  button: (words: Words) => string
  problem: (words: Words, locale: Locale) => string
}

const tooLong = 'x'.repeat(121)
const product = { kind: 'tool' as const, name: 'Disputes', permission: 'disputes', href: '/en/products/disputes' }
const details2 = { ...details, editable: ['company', 'jobTitle', ...details.editable], company: tooLong }
const insideDetails = (locale: Locale) => href('profile', locale, { tab: 'details' })
const sayTooLong = (_: Words, locale: Locale) => mainWords(locale)('profile.too-long', { count: 120 })

/** Every form of the account in which something can be wrong, by the file that draws it. */
const cases: Readonly<Record<string, Case>> = {
  'account/contacts/callback-form.tsx': {
    address: (locale) => href('dashboard-contacts', locale),
    field: (words) => words('contacts.number'),
    value: 'soon',
    button: (words) => words('contacts.send'),
    problem: (words) => words('contacts.number-problem'),
  },
  'account/products/seats-form.tsx': {
    address: (locale) => href('subscriptions', locale),
    field: (words) => words('subscriptions.how-many'),
    value: '0',
    button: (words) => words('subscriptions.send'),
    problem: (words) => words('subscriptions.how-many-problem'),
  },
  'account/products/access-form.tsx': {
    address: (locale) => toProductDoor(locale, product.permission),
    field: (words) => words('offers.what-for'),
    value: 'x'.repeat(2001),
    button: (words) => words('offers.send'),
    problem: (words) => words('offers.what-for-problem'),
  },
  'account/profile/reach-part.tsx': {
    address: insideDetails,
    field: (words) => words('details.phone'),
    value: 'none',
    button: (words) => words('details.save'),
    problem: (words) => words('details.phone-problem'),
  },
  'account/profile/photo-part.tsx': {
    address: insideDetails,
    field: (words) => words('photo.choose'),
    value: new File(['a'], 'me.svg', { type: 'image/svg+xml' }),
    button: (words) => words('photo.send'),
    problem: (words) => words('photo.problem-kind'),
  },
  'account/profile/notices-screen.tsx': {
    address: (locale) => href('profile', locale, { tab: 'notifications' }),
    field: (words) => words('notices.until'),
    value: '2020-01-01',
    button: (words) => words('notices.pause-now'),
    problem: (words) => words('notices.until-problem'),
  },
  'account/profile/own-data-part.tsx': {
    address: (locale) => href('profile', locale, { tab: 'security' }),
    answers: { Security: justSignedIn },
    field: (words) => words('delete.email'),
    value: 'somebody@else.example',
    button: (words) => words('delete.do'),
    problem: (words) => words('delete.email-problem'),
  },
  'account/onboarding/onboarding-steps.tsx': {
    address: (locale) => href('onboarding', locale),
    answers: { Onboarding: beginning, Details: viewer({ details: details2 }) },
    field: (words) => words('onboarding.company'),
    value: tooLong,
    button: (words) => words('onboarding.go-on'),
    problem: sayTooLong,
  },
  'account/news/follow-form.tsx': {
    address: (locale) => href('newsletters-and-alerts', locale),
    before: async (words) => enter(await screen.findByLabelText(words('follows.kind')), 'search'),
    field: (words) => words('follows.words'),
    value: ' a ',
    button: (words) => words('follows.add'),
    problem: (words) => words('follows.words-problem'),
  },
}

/** Of these no answer can be wrong: words of one's own, as long as the field takes. */
const neverWrong = ['account/favourites/favourite-row.tsx', 'account/news/follow-note.tsx']

/** Of these tests/unit/navigator/problems.test.tsx asks; of two versions to compare, none can be missing. */
const inNavigator = [
  'navigator/compare/compare-days.tsx',
  'navigator/compare/compare-versions.tsx',
  'navigator/jurisdiction/ask-team.tsx',
  'navigator/report-giving/report-share.tsx',
  'navigator/report/report-notes.tsx',
  'navigator/report/save-report.tsx',
]

const sentChanges = () => network.sent.filter(({ operationName }) => /^[A-Z][a-z]+/.exec(operationName)).length

describe('a form in which something is to be put right', () => {
  for (const [file, one] of Object.entries(cases)) {
    it.each(['en', 'fr-fr', 'zh-cn'] as const)(
      `says what above it and at the field, keeps what was written, and sends nothing: ${file}, in %s (V-7)`,
      async (locale) => {
        const words = await open(locale, one.address(locale), one.answers ?? {}, { products: [product] })
        await one.before?.(words)
        const field = await screen.findByLabelText<HTMLInputElement>(one.field(words).replace(/\s+/g, ' '))
        const { value } = one
        if (value instanceof File) await user.upload(field, value)
        else {
          // No keyboard gets past what a field takes, and what a provider tells or a tab restores does.
          field.removeAttribute('maxlength')
          await enter(field, value)
        }
        await waitFor(() => expect(screen.queryAllByRole('button', { name: one.button(words) })).not.toEqual([]))
        const before = sentChanges()
        const form = within(field.closest('form') ?? document.body)
        await user.click(form.getByRole('button', { name: one.button(words) }))

        await expectTold(field, one.problem(words, locale), value instanceof File ? 'C:\\fakepath\\me.svg' : value)
        expect(sentChanges()).toBe(before)
      },
    )
  }

  it('is the same where somebody says for whom they work, which the provider keeps (V-7)', async () => {
    const rowan = { objectId: 'auth0|a', company: tooLong, jobTitle: null } as User
    const asked = jest.spyOn(theSession(), 'provider')
    render(<WorkForm locale="en" user={rowan} />)
    await user.click(screen.getByRole('button', { name: mainWords('en')('profile.save') }))

    const field = screen.getByLabelText(mainWords('en')('profile.company'))
    await expectTold(field, mainWords('en')('profile.too-long', { count: 120 }), tooLong)
    expect(asked).not.toHaveBeenCalled()
  })

  it('is every one that the account and the navigator have (V-7)', () => {
    const drawn = listFiles(['src/features/account', 'src/features/dashboard', 'src/features/navigator']).filter(
      (file) => /<(?:UnsavedForm|CheckedForm|LiveForm)\b/.test(readFileSync(file, 'utf8')),
    )
    const named = [...Object.keys(cases), ...neverWrong, ...inNavigator, 'dashboard/work-form.tsx']

    expect(drawn.map((file) => file.replace('src/features/', '')).sort()).toEqual(named.sort())
  })
})
