import { setImmediate } from 'node:timers/promises'
import { searchInTurns, searchView } from '../../../services/search/query/search-view'
import { createView } from '../../support/search/create-view'

const records = Array.from({ length: 400 }, (_, place) => ({ objectID: String(place), title: `Tax ${place}` }))
const question = { query: 'tax', hitsPerPage: 400, facets: ['*'] }
const anybody = { forced: [], seesEverything: false }

describe('a large question (M-1)', () => {
  const view = createView(records)
  const withoutTime = (result: object) => ({ ...result, processingTimeMS: 0 })

  it('gives others their turn between its parts, and says the same', async () => {
    let turns = 0
    let isDone = false
    const others = async () => {
      for (; !isDone; turns += 1) await setImmediate()
    }
    const watching = others()
    const result = await searchInTurns(view, question, { ...anybody, signal: new AbortController().signal })
    isDone = true
    await watching

    expect(turns).toBeGreaterThanOrEqual(400 / 50)
    expect(withoutTime(result)).toEqual(withoutTime(searchView(view, question, anybody)))
  })

  it('ends when the person who asked it is gone', async () => {
    const leaving = new AbortController()
    const answer = searchInTurns(view, question, { ...anybody, signal: leaving.signal })
    leaving.abort()

    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })
})
