import { setTimeout as sleep } from 'node:timers/promises'
import { signIn } from '../../../tests/support/cms/cms-client'
import { type Place } from '../../../tests/support/place/installation'
import { findItems, pathOf, save } from '../publish'

const againMs = 200
const pollMs = 20
const restMs = 500

/** An edit: when it was first pressed, and how many seconds later readers had it. */
export type Edit = { at: number; seconds: number }

/** One edit after the other. */
export async function editOn(place: Place, over: AbortSignal): Promise<Edit[]> {
  const editor = await signIn(place)
  const [item] = await findItems(editor, 'news')
  if (!item) throw new Error('There is nothing to edit.')
  const edits: Edit[] = []
  const isOver = () => over.aborted
  for (let edit = 1; !isOver(); edit++) {
    const summary = `Edit ${edit} of the deploy, ${Date.now()}.`
    const pressed = performance.now()
    // An editor who is refused, or hears nothing, presses once more.
    while (!(await isDone(() => save(editor, item, summary))) && !isOver()) await sleep(againMs)
    while (!(await isDone(() => expectShown(place, pathOf(item), summary))) && !isOver()) await sleep(pollMs)
    if (!isOver()) edits.push({ at: pressed, seconds: (performance.now() - pressed) / 1000 })
    await sleep(restMs)
  }
  return edits
}

async function expectShown({ portBase }: Place, path: string, words: string): Promise<void> {
  const page = await fetch(`http://127.0.0.1:${portBase}${path}`)
  if (!(await page.text()).includes(words)) throw new Error('not yet')
}

const isDone = (work: () => Promise<void>): Promise<boolean> =>
  work().then(
    () => true,
    () => false,
  )
