type Library = { configure: (settings: { asyncUtilTimeout: number }) => void }

/** A screen is awaited for longer than a second, and its test for longer than five: machines that test are busy ones. */
if (typeof document !== 'undefined') {
  const { configure } = jest.requireActual<Library>('@testing-library/dom')
  configure({ asyncUtilTimeout: 10_000 })
  jest.setTimeout(30_000)
}
