import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSignedAddresses } from '../../../services/account/signed/signed-addresses'
import { toWatchAddress } from '../../../services/account/watching/watched'
import { type Secrets } from '../../../services/shared/secrets/secrets'
import { portOf } from '../../../src/config/addresses'
import { root } from '../../../src/config/root'
import { addColleague, type CmsClient, signIn } from '../../support/cms/cms-client'
import { type Content, contentOf, publishApproved } from '../../support/cms/gated-content'
import { lexical } from '../../support/content/lexical'
import { findFurnishedPlace } from '../../support/place/furnished'
import { type Installation, type Place, removePlace, startInstallation } from '../../support/place/installation'
import { openFeed, readOn } from '../../support/publishing/feed-reader'

let place: Place
let installation: Installation
let secrets: Secrets
let admin: CmsClient
let content: Content

beforeAll(async () => {
  place = await findFurnishedPlace()
  installation = startInstallation(place)
  await installation.says('Ready: ')
  secrets = JSON.parse(readFileSync(join(place.dataDir, 'secrets.json'), 'utf8')) as Secrets
  admin = await signIn(place)
  content = contentOf(admin)
})
afterAll(async () => {
  await installation.stop()
  removePlace(place)
})

const until = async <Found>(find: () => Found | undefined | Promise<Found | undefined>): Promise<Found> => {
  for (;;) {
    const found = await find()
    if (found !== undefined) return found
    await sleep(100)
  }
}

describe('a letter of a newsletter', () => {
  let issue: number
  const publishedOn = '2026-03-02T09:00:00.000Z'
  const letterOf = (subject: string) => {
    const folder = join(place.dataDir, 'mail')
    const files = (): string[] => {
      try {
        return readdirSync(folder)
      } catch {
        return []
      }
    }
    return until(() =>
      files()
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .find((text) => text.includes(subject)),
    )
  }
  const test = (who: CmsClient, body: object) => who.ask('POST', `newsletter-desk/${issue}/test`, { body })
  const inReview = { state: 'in-review' }
  const key = (last: number) => `0190b7a0-0000-7000-8000-00000000000${last}`

  beforeAll(async () => {
    await addColleague(admin, 'author@example.com', ['author'])
    await addColleague(admin, 'editor@example.com', ['editor'])
    await addColleague(admin, 'second@example.com', ['admin'])
    const newsletter = await content.add('newsletters', {
      title: 'Mergers weekly',
      key: 'mergers',
      frequencies: ['weekly'],
    })
    const training = { durationMinutes: 20, publishedOn }
    const [out, draft] = [
      await content.add('trainings', { ...training, title: 'Kestrels at sea' }),
      await content.add('trainings', { ...training, title: 'Not out yet', _status: 'draft' }, { draft: true }),
    ]
    const entries = [
      { training: out, words: 'Watch it.' },
      { training: draft, words: 'Soon.' },
    ]
    const facts = { title: 'The week in kestrels', newsletter, entries }
    issue = await content.add('newsletter-issues', { ...facts, _status: 'draft' }, { draft: true })
  })

  it('is tried by an editor before it is out, in a language that it has, by mail to their own address (AL-4)', async () => {
    const editor = await signIn(place, 'editor@example.com')
    // The account service hears of what is published a moment later.
    const answer = await until(async () => {
      const given = await test(editor, { locale: 'en', key: key(1) })
      return given.status === 200 ? given : undefined
    })
    const letter = await letterOf('Test: The week in kestrels')

    expect(answer.body.leftOut).toEqual(expect.any(Number))
    expect(letter).toMatch(/^To: editor@example\.com$/im)
    expect(letter).not.toContain('Not out yet')
    await until(async () => ((await test(editor, { locale: 'en', key: key(2) })).body.leftOut === 1 ? true : undefined))
    const unwritten = await test(editor, { locale: 'fr-fr', key: key(3) })
    expect([unwritten.status, unwritten.words]).toEqual([400, expect.stringMatching(/title|not complete/)])
    expect((await test(editor, { locale: 'tlh', key: key(3) })).status).toBe(400)
    const author = await signIn(place, 'author@example.com')
    expect((await test(author, { locale: 'en', key: key(3) })).status).toBe(403)
  })

  it('is published only after a second lawyer approved it, as articles are (AL-4)', async () => {
    const path = `newsletter-issues/${issue}`
    const early = await admin.ask('PATCH', path, { body: { _status: 'published' } })
    const second = await signIn(place, 'second@example.com')
    const approved = await publishApproved({ writer: admin, lawyer: second }, path)

    expect([early.status, approved.status]).toEqual([403, 200])
    expect(early.words).toMatch(/approve/i)
  })

  it('is scheduled for a moment, at which it goes out by itself, in that language alone (AL-4)', async () => {
    const path = `newsletter-issues/${issue}`
    const second = await signIn(place, 'second@example.com')
    const query = { locale: 'fr-fr', draft: true }
    const written = await admin.ask('PATCH', path, { body: { title: 'La semaine', review: inReview }, query })
    const approved = await second.ask('PATCH', path, { body: { review: { state: 'approved' } }, query })
    const at = new Date(Date.now() + 2000).toISOString()
    const scheduled = await admin.ask('POST', `${path}/schedule`, { body: { at }, query: { locale: 'fr-fr' } })
    const list = await admin.ask('GET', `${path}/schedule`)

    expect([written.status, approved.status, scheduled.status]).toEqual([200, 200, 200])
    expect(list.body.scheduled).toEqual([expect.objectContaining({ locale: 'fr-fr' })])
    await until(async () => {
      const { body } = await admin.ask('GET', path, { query: { locale: 'fr-fr', draft: false } })
      return body.title === 'La semaine' && body._status === 'published' ? true : undefined
    })
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(at))
  })
})

describe('a film that an editor uploads', () => {
  const film = readFileSync(join(root, 'tests/support/content/film.webm'))
  const upload = async (name: string) => {
    const form = new FormData()
    form.append('file', new Blob([film], { type: 'video/webm' }), `${name}.webm`)
    form.append('_payload', JSON.stringify({ alt: name, title: name }))
    const { status, body } = await admin.ask('POST', 'media', { form })
    if (status !== 201) throw new Error(`The film was refused: ${JSON.stringify(body)}`)
    return body.doc as { id: number; filename: string }
  }

  it('as the recording of an event for clients is given by a signed address alone (EV-6, PM-11)', async () => {
    const { id: recordingFilm, filename } = await upload('a-briefing')
    const held = { startsAt: '2026-03-02T09:00:00.000Z', endsAt: '2026-03-02T10:00:00.000Z', timeZone: 'Europe/Paris' }
    const event = await content.add('events', {
      ...{ ...held, title: 'Kestrels in Committee', mode: 'online', state: 'scheduled' },
      ...{ recordingForClients: true, recordingFilm },
    })
    const keys = secrets.ADDRESS_KEYS.split(',')
    const signed = openSignedAddresses(keys, { find: () => Promise.resolve(undefined) })
    const origin = `http://127.0.0.1:${portOf('account', place.portBase)}`
    const watch = (headers: Record<string, string> = {}) =>
      fetch(origin + toWatchAddress(signed, 'recording', { event, now: new Date() }), { headers })
    const given = await until(async () => {
      const answer = await watch()
      return answer.status === 200 ? answer : undefined
    })
    const part = await watch({ range: 'bytes=10-19' })
    const told = JSON.stringify(await readOn(openFeed(place, secrets.SITE_KEY)))

    const got = Buffer.from(await given.arrayBuffer())
    expect(got.equals(film)).toBe(true)
    expect([part.status, Buffer.from(await part.arrayBuffer()).equals(film.subarray(10, 20))]).toEqual([206, true])
    expect(told).toContain('Kestrels in Committee')
    expect(told).not.toContain(filename)
  })

  it('as a lesson is published with its captions and its transcript (EV-5, R-INS-06)', async () => {
    const { id, filename } = await upload('a-lesson')
    const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nA kestrel hovers.\n'
    const lesson = { title: 'Hovering', durationMinutes: 20, publishedOn: '2026-03-02T09:00:00.000Z', film: id }
    const wrong = await admin.ask('POST', 'trainings', {
      body: { ...lesson, captions: 'no file', _status: 'published' },
    })
    const { root, paragraph, text } = lexical
    const transcript = root(paragraph(text('A kestrel also glides.', 'italic')))
    await content.add('trainings', { ...lesson, captions, transcript })
    const rows = await readOn(openFeed(place, secrets.SITE_KEY))
    const told = JSON.stringify(rows.filter(({ type }) => type === 'training'))

    expect(wrong.status).toBe(400)
    expect(told).toContain('A kestrel hovers.')
    expect(told).toContain('A kestrel also glides.')
    expect(told).toContain(filename)
  })
})
