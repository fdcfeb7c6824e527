import { parseArgs } from 'node:util'
import { describeCorpus } from '../../services/demo/generate/describe-corpus'
import { type Edit } from '../../services/demo/generate/plan-edits'
import build from '../../tests/support/build'
import { type Answer } from '../../tests/support/cms/cms'
import { addColleague, type CmsClient, signIn } from '../../tests/support/cms/cms-client'
import { publishApproved } from '../../tests/support/cms/gated-content'
import { loadCorpus } from '../../tests/support/edge/load-corpus'
import { startPublishing } from '../../tests/support/publishing/publishing'
import { approved, changeTold } from '../../tests/support/storm/lawful-operations'
import { openSite } from '../../tests/support/storm/open-site'
import { untilSettled } from '../../tests/support/storm/until-settled'

const options = {
  pages: { type: 'string', default: '1000' },
  edits: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '42' },
} as const

/** The edit script of a generated site, each edit published on its own; then the site beside a build from nothing. */
export async function stormEdits(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options })
  const corpus = { pages: Number(values.pages), seed: Number(values.seed), edits: Number(values.edits) }
  const { edits, lines } = describeCorpus(corpus)
  process.stdout.write(`${lines.join('\n')}\n`)
  await build()
  const site = await startPublishing()
  process.stdout.write(`in ${site.place.dataDir}\n${await loadCorpus(site.place, corpus)}\n`)
  await openSite(site)
  const editors = await hireEditors(site.admin, () => signIn(site.place, lawyer))
  const begun = Date.now()
  const played = await play(edits, editors)
  const settled = await untilSettled(site)
  const seconds = (Date.now() - begun) / 1000
  const said = site.release('prove').trim().split('\n')
  const isSame = said.some((line) => line.includes('the same, byte for byte'))
  // A script that the CMS refuses proves nothing.
  const isRight = isSame && played.refused.length < edits.length / mostRefused
  process.stdout.write(`RESULT ${JSON.stringify({ ...corpus, isRight, seconds, ...settled, ...played, said })}\n`)
  if (isRight) await site.stop()
  return isRight
}

const lawyer = 'lawyer@example.com'
const mostRefused = 10
const tellEvery = 50

type Editors = Record<'writer' | 'lawyer', CmsClient>

async function hireEditors(writer: CmsClient, signInLawyer: () => Promise<CmsClient>): Promise<Editors> {
  await addColleague(writer, lawyer, ['admin'])
  return { writer, lawyer: await signInLawyer() }
}

async function play(edits: readonly Edit[], editors: Editors) {
  const accepted: Record<string, number> = {}
  const refused: string[] = []
  for (const [index, edit] of edits.entries()) {
    const { status, words } = await send(edit, editors)
    if (status < 300) accepted[edit.edit] = (accepted[edit.edit] ?? 0) + 1
    else refused.push(`${edit.edit} ${edit.collection}/${edit.id ?? 'new'}: ${status} ${words.slice(0, 200)}`)
    if ((index + 1) % tellEvery === 0) process.stdout.write(`  ${index + 1} of ${edits.length}\n`)
  }
  return { accepted, refused }
}

/** As an editor does it: what a second lawyer answers for goes through review. */
async function send({ edit, collection, id, locale, values }: Edit, editors: Editors): Promise<Answer> {
  const { ask } = editors.writer
  const query = { locale, publishSpecificLocale: locale }
  if (id === undefined) return ask('POST', collection, { body: { ...values, _status: 'published' }, query: { locale } })
  const path = `${collection}/${id}`
  if (edit === 'withdraw') return ask('PATCH', path, { body: { _status: 'draft' }, query: { locale } })
  if (!approved.some((one) => one === collection)) {
    return ask('PATCH', path, { body: { ...values, live: true, _status: 'published' }, query })
  }
  // The number is the editor's next one, whatever the plan says.
  const body = { ...values, version: undefined, live: true }
  const written = await ask('PATCH', path, { body, query: { locale, draft: true } })
  const told = changeTold(collection, `Edit of ${collection}/${id}: ${JSON.stringify(values).slice(0, 200)}`)
  if (told) await ask('PATCH', path, { body: told, query: { locale, draft: true } })
  return written.status < 300 ? publishApproved(editors, path, query) : written
}
