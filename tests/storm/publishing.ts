import { parseArgs } from 'node:util'
import { createRandom } from '../../services/demo/compose/random'
import { type Publishing, startPublishing } from '../support/publishing'

/** Random edits through the publisher, then one `gatsby build` from nothing: npm run storm -- publishing --edits 60 --seed 1 */
export async function stormPublishing(args: string[]): Promise<boolean> {
  const options = { edits: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } } as const
  const { edits, seed } = parseArgs({ args, options }).values
  const site = await startPublishing()
  // Pages that lead there are held back until it is there.
  await site.add('pages', { title: 'Contact us' })
  await edit(site, Number(edits), seed)
  const last = await site.add('news', {
    title: 'The last',
    summary: 'In short.',
    publishedOn: '2026-03-02T00:00:00.000Z',
  })
  await site.until('/en/about-us/news/the-last', ({ status }) => status === 200, 600_000)
  const said = site.release('prove')
  await site.stop()
  const isSame = said.includes('the same, byte for byte')
  process.stdout.write(`RESULT ${JSON.stringify({ seed, edits: Number(edits), last, isSame, said: said.trim() })}\n`)
  return isSame
}

/** What editors do to news: write, change, rename, take off, bring back. */
async function edit(site: Publishing, count: number, seed: string): Promise<void> {
  const random = createRandom(`storm of publishing ${seed}`)
  const items: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const deed = items.length < 3 ? 'write' : random.pick(['write', 'change', 'rename', 'take off', 'bring back'])
    const item = items.length > 0 ? random.pick(items) : 0
    if (deed === 'write') {
      const body = { title: `News ${turn}`, summary: 'In short.', publishedOn: '2026-03-02T00:00:00.000Z' }
      items.push(await site.add('news', body))
    } else if (deed === 'change') await site.change('news', item, { title: `Changed ${turn}` })
    else if (deed === 'rename') await site.change('news', item, { slug: `renamed-${turn}` })
    else await site.change('news', item, { live: deed === 'bring back' })
  }
}
