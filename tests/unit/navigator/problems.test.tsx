/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react'
import { loadNavigatorWords } from '../../../src/i18n/load/load-navigator-words'
import { en as report } from '../../../src/i18n/messages/report/en'
import { leaveAccount } from '../../../src/services/account/leaving'
import { network, openNetwork, sentOf } from '../../support/account/account-screen'
import { jurisdictionPage, openInside, somebody } from '../../support/account/inside-page'
import { keptReport, openReports } from '../../support/account/report-page'
import { expectTold } from '../../support/browser/expect-told'
import { lawOfAustria } from '../../support/content/law-of-austria'
import { enter, user } from '../../support/user'

beforeEach(openNetwork)
afterEach(async () => {
  cleanup()
  await leaveAccount()
  jest.restoreAllMocks()
  history.replaceState(null, '', '/')
})

const pressFirst = async (name: string | RegExp) =>
  user.click(screen.getAllByRole('button', { name })[0] as HTMLElement)

const sharing = {
  ...{ __typename: 'ReportSharing', id: 'r1', shares: [], openings: [] },
  organisations: [{ __typename: 'Organisation', id: '1', name: 'Harbour & Sons' }],
}

/** Of a report that is kept, each form: its field, what is wrong there, and the change that is not sent. */
const forms = [
  ['its name', report['report.name'], ' ', report['report.rename'], report['report.name-problem'], 'ChangeReport'],
  ['a note', report['report.note-text'], ' ', report['report.note-add'], report['report.note-problem'], 'NoteReport'],
  [
    'a colleague',
    report['share.address'],
    'lin at harbour',
    report['share.make'],
    report['share.address-problem'],
    'ShareReport',
  ],
] as const

describe('a form of the navigator in which something is to be put right', () => {
  it.each(['en', 'fr-fr', 'zh-cn'] as const)(
    'says what above it and at the field, and sends nothing: a question to the team, in %s (V-7)',
    async (locale) => {
      history.replaceState(null, '', '/en/products/navigator/share-disclosure/europe/austria')
      Object.assign(network.answers, {
        NavJurisdiction: lawOfAustria({}),
        NavReadings: { data: { navReadings: [] } },
      })
      const words = await loadNavigatorWords(locale)
      const { settle } = await openInside(jurisdictionPage, somebody(['share-disclosure']), locale)
      await settle()
      await pressFirst(new RegExp(`^${words('ask.title')}`))
      await settle()
      const field = screen.getByLabelText(words('ask.message'))
      await enter(field, ' ')
      await pressFirst(words('ask.send'))

      await expectTold(field, words('ask.message-problem'), ' ')
      expect(sentOf('AskTeam')).toEqual([])
    },
  )

  it.each(['en', 'fr-fr', 'zh-cn'] as const)(
    'says what above it and at the field, and compares nothing: two days of which one is missing, in %s (V-7)',
    async (locale) => {
      history.replaceState(null, '', '/en/products/navigator/share-disclosure/europe/austria')
      Object.assign(network.answers, { NavJurisdiction: lawOfAustria({}), NavReadings: { data: { navReadings: [] } } })
      const words = await loadNavigatorWords(locale)
      const { settle } = await openInside(jurisdictionPage, somebody(['share-disclosure']), locale)
      await settle()
      const form = screen.getByRole('form', { name: words('compare.title') })
      const [from, to] = (['from', 'to'] as const).map((name) =>
        within(form).getByLabelText<HTMLInputElement>(words(`compare.${name}`)),
      ) as [HTMLInputElement, HTMLInputElement]
      await enter(from, '2026-03-01')
      await user.click(within(form).getByRole('button', { name: words('compare.show') }))

      await expectTold(to, words('compare.day-problem'), '')
      expect([from.value, location.search]).toEqual(['2026-03-01', ''])
      expect(from.getAttribute('aria-invalid')).not.toBe('true')
    },
  )

  it.each(forms)(
    'says what above it and at the field, and sends nothing: %s (V-7)',
    async (...[, label, value, button, problem, change]) => {
      network.answers['ReportSharing'] = { data: { reportSharing: sharing } }
      const { settle } = await openReports([keptReport])
      await pressFirst('Open For the board')
      await settle()
      const field = screen.getByLabelText(label)
      await enter(field, value)
      await pressFirst(button)

      await expectTold(field, problem, value)
      expect(sentOf(change)).toEqual([])
    },
  )

  it('says what above it and at the field, and sends nothing: the first name of a report (V-7)', async () => {
    history.replaceState(null, '', '/#j=3&q=1')
    const { settle } = await openReports()
    await settle()
    const field = screen.getByLabelText(report['report.name'])
    await pressFirst(report['report.save'])

    await expectTold(field, report['report.name-problem'], '')
    expect(sentOf('SaveReport')).toEqual([])
  })
})
