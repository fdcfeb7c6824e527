/** @jest-environment jsdom */
import { within } from '@testing-library/react'
import { href } from '../../../../src/routes/href'
import { team, viewer } from '../../../support/account/account-answers'
import { closeAll, open, openNetwork, part } from '../../../support/account/account-screen'

const author = { __typename: 'Colleague', id: '11', name: 'Eleanor Strand', path: '/en/people/eleanor-strand' }
const noted = { __typename: 'SpaceNote', writtenOn: '2026-11-20', language: 'en', author }
const space = {
  __typename: 'Space',
  id: '2',
  key: 'project-harbour',
  name: 'Project Harbour',
  notes: [
    { ...noted, id: 'n2', text: 'Swaps are counted in the weekly report.' },
    { ...noted, id: 'n1', writtenOn: '2026-11-06', language: 'fr-fr', text: 'La liste est déposée.', author: null },
  ],
}

beforeEach(openNetwork)
afterEach(closeAll)

describe('collaboration spaces', () => {
  it.each(['en', 'fr-fr', 'zh-cn'] as const)(
    'show the notes of each space to its members, in their own language, in %s (PM-9)',
    async (locale) => {
      const words = await open(locale, href('dashboard-contacts', locale), {
        Teams: viewer({
          teams: [team],
          spaces: [space, { ...space, id: '3', key: 'empty', name: 'Empty', notes: [] }],
        }),
      })
      const room = await part('Project Harbour')
      const notes = room.getAllByRole('listitem')

      expect(room.getByText(words('spaces.note', { key: 'project-harbour' }))).toBeTruthy()
      expect(notes.map((note) => within(note).getByText(/report|liste/).lang)).toEqual(['en', 'fr-FR'])
      expect(
        within(notes[0] as HTMLElement)
          .getByRole('link')
          .getAttribute('href'),
      ).toBe('/en/people/eleanor-strand')
      expect(within(notes[1] as HTMLElement).queryByRole('link')).toBeNull()
      expect((await part('Empty')).getByText(words('spaces.none'))).toBeTruthy()
    },
  )

  it('show nothing of spaces to anyone who was granted none (PM-9)', async () => {
    const words = await open('en', href('dashboard-contacts', 'en'))
    await part(words('contacts.team'))

    expect(document.body.textContent).not.toMatch(/space|project-harbour/i)
  })
})
