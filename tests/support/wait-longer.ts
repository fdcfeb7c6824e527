type Library = { configure: (settings: { asyncUtilTimeout: number }) => void }

// A test is awaited for longer than five seconds, and a screen for longer than one: machines that test are busy ones.
jest.setTimeout(90_000)
if (typeof document !== 'undefined') {
  const { configure } = jest.requireActual<Library>('@testing-library/dom')
  configure({ asyncUtilTimeout: 10_000 })
}
