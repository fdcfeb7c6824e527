import { randomUUID } from 'node:crypto'
import { type Pool } from 'pg'
import { codeOf, type World } from '../../../support/account/account-world'
import { at } from '../../../support/content/firm-rows'
import { edition } from '../../../support/content/planned-pages'

const anna = 'auth0|anna'
const ben = 'auth0|ben'
const list = '{ viewer { lessons(among: ["7", "8"], locale: "en") { id seen position completedAt certificate } } }'
const note = `mutation ($key: Key!, $id: ID!, $seen: [Int!]!, $position: Int!) {
  noteLesson(key: $key, lesson: $id, seen: $seen, position: $position, locale: "en") { id seen position completedAt certificate }
}`
const cue = (number: number) => `00:0${number}.000 --> 00:0${number + 1}.000\nPart ${number}.`
const captions = ['WEBVTT', ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map(cue)].join('\n\n')

/** How far somebody comes with a lesson. */
export function describeLessons(world: () => World, database: () => Pool): void {
  describe('lessons', () => {
    const send = (who: string, seen: number[], more: object = {}) =>
      world().ask(who, note, { key: randomUUID(), id: '7', seen, position: 0, ...more })
    const lessonsOf = async (who: string) =>
      ((await world().ask(who, list)).data as { viewer: { lessons: unknown[] } }).viewer.lessons

    beforeEach(async () => {
      await database().query('truncate account.lessons, account.profiles')
      const lesson = {
        ...{ title: 'Limits', durationMinutes: 25, cpdMinutes: 25, publishedOn: '2026-01-01T12:00:00.000Z' },
        captions,
      }
      world().sources.directory.apply([edition('training', 7, at('/en/training/7/limits', lesson))])
    })

    it('join what several devices tell, keep the last place, and are nobody else’s (EV-5, AC-7)', async () => {
      await send(anna, [0], { position: 4 })
      const first = await send(anna, [0, 99], { position: 12 })
      expect(first.data).toMatchObject({
        noteLesson: { seen: [0], position: 12, completedAt: null, certificate: null },
      })
      expect(await send(anna, [0, 99], { position: 12 })).toEqual(first)
      expect(await lessonsOf(anna)).toEqual([expect.objectContaining({ id: '7', seen: [0], position: 12 })])
      expect(await lessonsOf(ben)).toEqual([])
    })

    it('are completed by what was seen, once for all, and certified for the person who has a name (EV-4, EV-5, R-INS-06)', async () => {
      const { data } = await send(anna, [0, 1])
      const { completedAt } = (data as { noteLesson: { completedAt: string | null } }).noteLesson
      expect(completedAt).not.toBeNull()
      expect((await send(anna, [0])).data).toMatchObject({ noteLesson: { completedAt, certificate: null } })
      await database().query(
        `insert into account.profiles (sub, version, last_key, name) values ($1, 1, gen_random_uuid(), 'Anna')`,
        [anna],
      )
      expect(await lessonsOf(anna)).toEqual([
        expect.objectContaining({
          certificate: expect.stringMatching(/^\/online-services\/certificates\//) as string,
        }),
      ])
    })

    it('take no lesson that is none, and no numbers that are none (V-7)', async () => {
      expect(await codeOf(send(anna, [0], { id: '9' }))).toBe('NOT_FOUND')
      expect(await codeOf(send(anna, [-1]))).toBe('INVALID')
      expect(await codeOf(send(anna, [0], { position: 90_000 }))).toBe('INVALID')
      expect(await codeOf(send(anna, [0], { id: '7; drop' }))).toBe('NOT_FOUND')
    })
  })
}
