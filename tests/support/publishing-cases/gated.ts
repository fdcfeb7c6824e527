import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { draw } from '../browser/pictures'
import { accountsOf } from '../cms/cms'
import { addColleague, signIn } from '../cms/cms-client'
import { publishApproved } from '../cms/gated-content'
import { findGatedFields } from '../contract/gated-fields'
import { findWords } from '../place/find-words'
import { openFeed, readOn } from '../publishing/feed-reader'
import { gatedAnswer, gatedGuidance, wordOf } from '../publishing/gated-law'
import { type Publishing } from '../publishing/publishing'
import { indexesOf } from '../search/indexes-of'

const teaser = 'What everybody may read of the wrens.'
// From the lawyer who approves to the person who asked for that, and to nobody else.
const approverNote = 'Approved as the eel fishers read the ruling.'
const lawyerEmail = 'wren-lawyer@example.com'

/** What subscribers pay for, word for word, in an installation where everything runs. */
export function testGated(site: () => Publishing): void {
  const law = findGatedFields().map(wordOf)
  const heldIn = (text: string) => [...law, approverNote].filter((word) => text.includes(word))

  it('keeps each field for subscribers out of pages, feeds, public indexes, logs and letters (N8, NV-1, PM-2, canary)', async () => {
    const { place, secrets, until } = site()
    const logFor = async (key: string) => JSON.stringify(await readOn(openFeed(place, secrets[key] ?? '')))
    const { open, ofSubscribers } = indexesOf(site())
    const { guidance } = await publishLaw(site())
    await until(
      `/en/products/navigator/wrens/content/${guidance}/counting`,
      ({ status, text }) => status === 200 && text.includes(teaser),
      60_000,
    )
    while (!JSON.stringify(await open()).includes(teaser)) await sleep(100)
    while (!JSON.stringify(await ofSubscribers('en')).includes(wordOf('nav-answer detail'))) await sleep(100)
    // The letter leaves after the approval was answered.
    while (findWords(place.dataDir, [approverNote], ['mail']).places.length === 0) await sleep(100)

    // It has gone all the way that it may go, and would be found.
    expect(heldIn(await logFor('ACCOUNT_KEY'))).toEqual(law)
    expect(heldIn(await logFor('SITE_KEY'))).toEqual([])
    expect(heldIn(JSON.stringify(await open()))).toEqual([])
    const { places, seen } = findWords(place.dataDir, [teaser, ...law, approverNote])
    const found = (word: string) => places.filter((one) => one.endsWith(`: ${word}`))
    expect([found(teaser).length > 0, seen > 500, law.flatMap(found)]).toEqual([true, true, []])

    const writer = accountsOf(place).find(({ role }) => role === 'admin')?.email ?? ''
    const readers = found(approverNote).map((one) => {
      const path = one.slice(0, -`: ${approverNote}`.length)
      return path.includes('/mail/') ? /^To: (.*)$/m.exec(readFileSync(path, 'utf8'))?.[1] : path
    })
    expect([...new Set(readers)]).toEqual([writer])
  }, 120_000)
}

/** An answer and a guidance with a word of their own in every field, approved by another lawyer with a note. */
async function publishLaw({ place, admin, add }: Publishing): Promise<{ guidance: number }> {
  await addColleague(admin, lawyerEmail, ['admin'])
  const lawyer = await signIn(place, lawyerEmail)
  const region = await add('nav-regions', { name: 'Fens', key: 'fens' })
  const named = { name: 'Wrens', key: 'wrens', permissionKey: 'wrens', regions: [region] }
  const navService = await add('nav-services', named)
  const reviewed = { lastReviewed: '2026-03-02T00:00:00.000Z', reviewDue: '2099-03-02T00:00:00.000Z' }
  const jurisdiction = await add('nav-jurisdictions', { name: 'Ely', iso: 'GB-CAM', region, ...reviewed })
  const asked = { text: 'May a wren be counted?', navService, key: 'wren', topic: 'Counting', position: 1 }
  const question = await add('nav-questions', { ...asked, valueType: 'threshold' })
  const answer = await add('nav-answers', { ...gatedAnswer, jurisdiction, question, _status: 'draft' }, { draft: true })
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await draw(1200, 800))], { type: 'image/jpeg' }), 'wren.jpg')
  form.set('_payload', JSON.stringify({ alt: 'A wren' }))
  const picture = ((await admin.ask('POST', 'media', { form })).body.doc as { id: number }).id
  const guided = { ...gatedGuidance(picture), title: 'Counting', teaser, navService, version: 1 }
  const guidance = await add('nav-contents', { ...guided, _status: 'draft' }, { draft: true })
  for (const path of [`nav-answers/${answer}`, `nav-contents/${guidance}`]) {
    const published = await publishApproved({ writer: admin, lawyer }, path, { note: approverNote })
    if (published.status !== 200) throw new Error(`${path} was not published: ${published.text}`)
  }
  return { guidance }
}
