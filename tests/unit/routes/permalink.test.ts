import { readPermalink, writePermalink } from '../../../src/routes/permalink'

describe('the place of an answer in an address', () => {
  it.each([
    [{ question: 'first-threshold', version: undefined }, '#q=first-threshold'],
    [{ question: 'first-threshold', version: 2 }, '#q=first-threshold&v=2'],
    [{ question: 'a b&v=9', version: 3, from: 1 }, '#q=a%20b%26v%3D9&v=3&from=1'],
  ])('is written and read the same: %j (2.4, NV-2, NV-3)', (place, hash) => {
    expect(writePermalink(place)).toBe(hash)
    expect(readPermalink(hash)).toEqual(place)
  })

  it.each(['', '#', '#q=', '#v=2', '#topic_1'])('is none in %j', (hash) => {
    expect(readPermalink(hash)).toBeUndefined()
  })

  it.each(['x', '0', '-1', '1.5', '1e400'])('has no version that is not a number of one: %s', (version) => {
    expect(readPermalink(`#q=a&v=${version}&from=${version}`)).toEqual({ question: 'a' })
  })
})
