type Library = { configure: (settings: { asyncUtilTimeout: number }) => void }

// A test is awaited for longer than five seconds, and a screen for longer than one: beside real processes they get little of the machine.
jest.setTimeout(120_000)
if (typeof document !== 'undefined') {
  const { configure } = jest.requireActual<Library>('@testing-library/dom')
  configure({ asyncUtilTimeout: 30_000 })
}
