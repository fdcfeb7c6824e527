/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react'
import { leaveAccount } from '../../../src/services/account/leaving'
import { network, openNetwork, press, sentOf } from '../../support/account/account-screen'
import { openInside, service, somebody } from '../../support/account/inside-page'
import { untilAnswered } from '../../support/browser/until-answered'
import { enter } from '../../support/user'

const path = '/en/products/navigator/share-disclosure/europe/austria'
const place = (name: string) => ({ __typename: 'NavPlace', number: 1, name, lang: 'en', slug: 'a', path })
const question = {
  __typename: 'NavQuestion',
  ...{ number: 1, key: 'custodian', topic: 'Who', position: 1, valueType: 'STATUS', help: null, lang: 'en' },
  text: 'May a custodian?',
}
const update = (version: number, changedAt: string, own: object) => ({
  __typename: 'NavUpdate',
  ...{ key: `11.${version}`, answer: 11, version, question, region: place('Europe'), jurisdiction: place('Austria') },
  ...{
    changeNote: null,
    noteLang: null,
    changedAt,
    effectiveFrom: '2026-01-01',
    status: 'RESTRICTED',
    statusBefore: 'PERMITTED',
  },
  ...{ shortAnswer: `As version ${version} says.`, lang: 'en', path: `${path}#q=custodian&v=${version}`, ...own },
})
const updates = [
  update(4, '2026-11-20T15:00:00.000Z', { changeKind: 'EDITORIAL', status: 'PERMITTED' }),
  update(3, '2026-11-20T09:00:00.000Z', { changeKind: 'LAW_CHANGE', changeNote: 'A new act.', noteLang: 'en' }),
  update(2, '2026-10-01T09:00:00.000Z', { changeKind: 'CORRECTION' }),
]
const drawn = { width: 20, height: 10, sources: [], src: '/media/a-1.jpg' }
const guidance = {
  __typename: 'NavGuidance',
  ...{ number: 5, title: 'Thresholds', lang: 'en', path: '/a', service: place('Share disclosure'), region: null },
  ...{ version: 3, changedAt: '2026-10-01T09:00:00.000Z', reviewedAt: null, reviewDueAt: null },
  body: [
    {
      block: 'text',
      text: [
        ...['one', 'two'].map((id) => ({
          ...{ kind: 'heading', level: 2, id },
          content: [{ kind: 'words', text: `Part ${id}`, marks: [] }],
        })),
        { kind: 'paragraph', content: [{ kind: 'words', text: 'Count every share.', marks: [] }] },
      ],
    },
    {
      block: 'data-table',
      caption: 'Levels',
      rows: [
        ['Place', 'Level'],
        ['Austria', '4 %'],
      ],
    },
    { block: 'callout', heading: 'By when', text: [] },
    { block: 'questions', questions: [{ question: 'Who counts?', answer: [] }] },
    { block: 'pictures', pictures: [{ picture: { ...drawn, alt: 'A square' }, caption: 'How to count' }] },
    { block: 'pictures', pictures: ['One', 'Two'].map((alt) => ({ picture: { ...drawn, alt } })) },
    { block: 'links', links: [{ href: '/fr-fr/bureaux/b', title: 'Bruxelles', summary: 'Bureau' }] },
    { block: 'downloads', files: [{ title: 'Form 7', href: '/media/b-1.pdf', kind: 'PDF, 1.9 MB' }] },
    { block: 'button', href: '/en/ask', title: 'Ask us' },
  ],
  citedBy: [
    { __typename: 'NavCiting', answer: 11, path: `${path}#q=custodian&v=4`, question, jurisdiction: place('Austria') },
  ],
}

beforeEach(() => {
  openNetwork()
  Object.assign(network.answers, {
    NavUpdates: {
      data: { navUpdates: { __typename: 'NavUpdates', service: place('Share disclosure'), total: 3, updates } },
    },
    NavGuidance: { data: { navGuidance: guidance } },
  })
})
afterEach(async () => {
  cleanup()
  await leaveAccount()
  jest.restoreAllMocks()
})

const open = async (page: Parameters<typeof openInside>[0], locale: 'en' | 'fr-fr' | 'zh-cn' = 'en') => {
  const opened = await openInside(page, somebody(['share-disclosure']), locale)
  await opened.settle()
  return opened
}

describe('the last changes of a service, for those who may read it', () => {
  it('are shown by day, the law first, each with its place (R-NAV-02, NV-8)', async () => {
    await open({ view: 'service', service })
    const part = within(screen.getByRole('region', { name: 'Last changes of Share disclosure' }))

    expect(part.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
      ...[3, 4, 2].map((version) => `${path}#q=custodian&v=${version}`),
      '/en/products/navigator/share-disclosure/updates',
    ])
    const note = part.getByText('A new act.')
    expect([note.lang, note.parentElement?.textContent]).toEqual(['en', 'Law change: A new act.'])
  })

  it('are narrowed to one kind of change, and say where there is none (NV-8)', async () => {
    const { settle } = await open({ view: 'service', service }, 'fr-fr')
    await enter(screen.getByLabelText('Nature du changement'), 'correction')
    await settle()

    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })
})

const feedAddress = {
  __typename: 'NavFeedAddress',
  ...{ service: 7, madeAt: '2026-11-20T15:00:00.000Z' },
  ...{ feedPath: '/online-services/navigator-feed/a.b.atom', tablePath: '/online-services/navigator-feed/a.b.json' },
}

describe('the page of all changes of a service, for those who may read it', () => {
  const covered = [
    { number: 1, name: 'Austria' },
    { number: 2, name: 'Belgium' },
  ]
  const page = { view: 'updates', service, covered } as const
  const last = () => sentOf('NavUpdates').at(-1)?.variables
  const openAt = async (query: string, total = 45) => {
    history.replaceState(null, '', `/en/products/navigator/share-disclosure/updates${query}`)
    const navUpdates = { __typename: 'NavUpdates', service: place('Share disclosure'), total, updates }
    Object.assign(network.answers, {
      NavUpdates: { data: { navUpdates } },
      NavFeedAddress: { data: { navFeedAddress: null } },
      ReplaceNavFeedAddress: { data: { replaceNavFeedAddress: feedAddress } },
    })
    return open(page)
  }

  it('asks for the page and for what it is narrowed to, as the address says (NV-8)', async () => {
    await openAt('?kind=law-change&jurisdiction=2&since=2026-01-01&page=2')

    expect(last()).toEqual({
      ...{ service: 'share-disclosure', locale: 'en', first: 20, skip: 20, jurisdiction: '2', kind: 'LAW_CHANGE' },
      ...{ since: '2026-01-01', until: null },
    })
    const pages = within(screen.getByRole('navigation', { name: 'Pages of changes' }))
    expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
    expect(pages.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe(
      '/en/products/navigator/share-disclosure/updates?kind=law-change&jurisdiction=2&since=2026-01-01&page=3',
    )
    expect(screen.getByText('45 changes')).not.toBeNull()
  })

  it('takes what makes no sense in the address for nothing (NV-8)', async () => {
    await openAt("?kind=x&jurisdiction=1'or'1&since=2026-13-01&until=<script>&page=-4")

    expect(last()).toEqual({
      ...{ service: 'share-disclosure', locale: 'en', first: 20, skip: 0, jurisdiction: null, kind: null },
      ...{ since: null, until: null },
    })
  })

  it('is narrowed by jurisdiction, which goes into the address and begins at the first page (NV-8)', async () => {
    const { settle } = await openAt('?page=3')
    await enter(screen.getByLabelText('Jurisdiction'), '2')
    await settle()

    expect(location.search).toBe('?jurisdiction=2')
    expect(last()).toMatchObject({ skip: 0, jurisdiction: '2' })
  })

  it('gives an address to programs at a press, and says that it is secret (NV-8)', async () => {
    const { settle } = await openAt('')
    await untilAnswered()
    network.answers['NavFeedAddress'] = { data: { navFeedAddress: feedAddress } }
    await press('Make an address')
    await settle()
    await settle()

    expect(screen.getByText(`${location.origin}${feedAddress.feedPath}`)).not.toBeNull()
    expect(screen.getByText(/Keep these addresses to yourself/)).not.toBeNull()
    expect(sentOf('ReplaceNavFeedAddress')[0]?.variables).toMatchObject({ service: '7', locale: 'en' })
    await press('Replace the addresses')
    await settle()
    const [first, second] = sentOf('ReplaceNavFeedAddress')
    expect(second?.variables['key']).not.toBe(first?.variables['key'])
  })

  it('asks nothing for those who may not read it (PM-2)', async () => {
    await openInside(page, somebody(['other']))

    expect(network.sent).toEqual([])
  })
})

describe('a guidance, for those who may read it', () => {
  it('is there with its contents and with the answers that lead to it (R-NAV-04, R-NAV-06, NV-7)', async () => {
    const { place } = await open({ view: 'guidance', service, guidance: 5 })

    expect(screen.getByText('Count every share.')).not.toBeNull()
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }))
    expect(contents.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(['#one', '#two'])
    expect(screen.getByRole('columnheader', { name: 'Level' })).not.toBeNull()
    const cited = within(screen.getByRole('region', { name: 'Answers that lead here' }))
    expect(cited.getByRole('link').getAttribute('href')).toBe(`${path}#q=custodian&v=4`)
    expect(place.textContent).toContain('version 3')
  })

  it('R-NAV-06: shows every part of it: pictures, people, pages, files and buttons (NV-7)', async () => {
    await open({ view: 'guidance', service, guidance: 5 }, 'fr-fr')

    expect(screen.getByRole('region', { name: 'By when' })).not.toBeNull()
    expect(screen.getByText('Who counts?')).not.toBeNull()
    expect(screen.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual(['A square', 'One', 'Two'])
    expect(screen.getByText('How to count').closest('figure')?.querySelector('img')?.alt).toBe('A square')
    const page = screen.getByRole('link', { name: 'Bruxelles' })
    expect([page.getAttribute('href'), page.closest('[lang]')?.getAttribute('lang')]).toEqual([
      '/fr-fr/bureaux/b',
      'fr-FR',
    ])
    expect(screen.getByRole('link', { name: 'Form 7' }).getAttribute('href')).toBe('/media/b-1.pdf')
    expect(screen.getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe('/en/ask')
  })

  it('is printed at a press (NV-7)', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation()
    await open({ view: 'guidance', service, guidance: 5 })
    await press('Print')

    expect(print).toHaveBeenCalledTimes(1)
  })

  it('is not asked for by anybody who may not read it (PM-2)', async () => {
    const { place } = await openInside({ view: 'guidance', service, guidance: 5 }, somebody(['other']))

    expect(place.textContent).not.toContain('Count every share.')
    expect(network.sent).toEqual([])
  })
})
