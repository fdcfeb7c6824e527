/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react'
import { noPermissions } from '../../../src/access/permissions'
import { leaveAccount } from '../../../src/services/account/leaving'
import { network, openNetwork, sentOf } from '../../support/account/account-screen'
import { jurisdictionPage, openInside, service, somebody } from '../../support/account/inside-page'
import { historyOfDeadline, lawOfAustria } from '../../support/content/law-of-austria'
import { enter, user } from '../../support/user'

const madeAt = '2026-11-20T09:00:00.000Z'
const reading = { __typename: 'NavReading', id: 'r1', answer: 12, version: 1, madeAt }

beforeEach(() => {
  history.replaceState(null, '', '/en/products/navigator/share-disclosure/europe/austria')
  openNetwork()
  Object.assign(network.answers, {
    NavJurisdiction: lawOfAustria({}),
    NavAnswerHistory: historyOfDeadline,
    NavReadings: { data: { navReadings: [] } },
    AttestReading: { data: { attestReading: reading } },
    NavUpdates: { errors: [{ message: 'Not found', extensions: { code: 'NOT_FOUND' } }] },
    NavMatrix: { errors: [{ message: 'Not found', extensions: { code: 'NOT_FOUND' } }] },
    NavClientReadings: {
      data: {
        navClientReadings: [{ ...reading, __typename: 'NavClientReading', person: 'auth0|anna', name: 'Anna Weber' }],
      },
    },
  })
})
afterEach(async () => {
  cleanup()
  await leaveAccount()
  jest.restoreAllMocks()
})

const withDuties = (...compliancePermissions: string[]) => ({
  ...somebody([]),
  permissions: {
    status: 'ready' as const,
    lists: { ...noPermissions, productPermissions: ['share-disclosure'], compliancePermissions },
  },
})
const press = async (name: RegExp, settle: () => Promise<unknown>) => {
  const [button] = screen.getAllByRole('button', { name })
  await user.click(button as HTMLElement)
  await settle()
  await settle()
}

describe('a question to the team', () => {
  it('is sent from the answer that it is about (NV-9, R-NAV-07)', async () => {
    const { settle } = await openInside(jurisdictionPage, withDuties())
    await settle()
    await press(/^Ask the team/, settle)
    await enter(screen.getByLabelText('Your question'), 'May we wait?')
    await press(/^Send the question/, settle)

    expect(sentOf('AskTeam')[0]?.variables).toMatchObject({ message: 'May we wait?', locale: 'en' })
    expect(screen.getByText(/^We have your question/)).not.toBeNull()
  })
})

describe('that a version was read', () => {
  it('is said beside it by the person who has that duty, with the version that it is (NV-12, PM-10)', async () => {
    const { settle } = await openInside(jurisdictionPage, withDuties('navigator-attest'))
    await settle()
    await press(/History of this answer/, settle)
    await press(/^I have read version/, settle)

    expect(sentOf('AttestReading')).toHaveLength(1)
    expect(screen.getByText(/^You said on 20 November 2026 that you had read version/)).not.toBeNull()
  })

  it('is not offered to anybody else (PM-10)', async () => {
    const { settle } = await openInside(jurisdictionPage, withDuties())
    await settle()
    await press(/History of this answer/, settle)

    expect(screen.queryByRole('button', { name: /^I have read/ })).toBeNull()
  })

  it('is listed for the auditor of a client on the page of the service, and for nobody else (NV-12, PM-10)', async () => {
    const { settle, become } = await openInside({ view: 'service', service }, withDuties('audit'))
    await settle()
    expect(screen.getByText(/Anna Weber/)).not.toBeNull()
    expect(screen.queryByText(/auth0\|anna/)).toBeNull()
    await become(withDuties())
    expect(screen.queryByText(/Anna Weber/)).toBeNull()
  })
})
