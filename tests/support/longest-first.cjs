const { default: Sequencer } = require('@jest/test-sequencer')

/** What takes minutes. */
const longest = [
  'journeys/built-site',
  'services/publisher',
  'services/demonstration',
  'journeys/editor',
  'faults/start',
  'services/start',
  'services/cms',
  'services/newsroom',
  'journeys/catalogue',
].map((name) => `${name}.test.ts`)

/** Two lanes end together only if the longest begin first, and a fresh clone has no times of its own to go by. */
module.exports = class extends Sequencer {
  sort(tests) {
    const rankOf = ({ path }) => {
      const rank = longest.findIndex((name) => path.endsWith(name))
      return rank < 0 ? longest.length : rank
    }
    return super.sort(tests).sort((one, other) => rankOf(one) - rankOf(other))
  }
}
