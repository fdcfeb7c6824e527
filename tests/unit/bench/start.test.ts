import { sumSteps } from '../../../tools/bench/whole/processes'
import { nameStep, readScreen } from '../../../tools/bench/whole/start'

describe('the steps of a start', () => {
  it('follow from command lines, and a service goes by its name (34)', () => {
    expect(nameStep('sh -c npm ci --no-audit --prefer-offline')).toBe('install')
    expect(nameStep('node /x/services/cms/node_modules/next/dist/bin/next build')).toBe('cms build')
    expect(nameStep('node --import tsx /x/services/cms/load/main.ts')).toBe('content')
    expect(nameStep('node /x/.programs/own/services/publisher/renderer/main.js /x/bundle')).toBe('renderer')
    expect(nameStep('node /x/.programs/own/services/publisher/main.js')).toBe('publisher')
    expect(nameStep('node /x/node_modules/gatsby/cli.js build --no-color')).toBe('site')
    expect(nameStep('node worker.js')).toBeUndefined()
  })

  it('take as long as the screen says where they have ended (34)', () => {
    const screen = [
      '  install     site and services … 10.0 s',
      '  install     site and services  42.1 s',
      '  install     services/cms  40.0 s',
      '  cms build   built  3.2 s',
      '  site        4f53 compiled in 17 s  17.4 s',
      '  release … 20.0 s, site … 3.0 s',
      'Ready: http://localhost:8000',
    ].join('\n')

    expect(readScreen(screen)).toEqual({ install: 42.1, 'cms build': 3.2, site: 17.4 })
  })

  it('count what no look has seen among the others (34)', () => {
    const seen = [
      { step: 'site', own: 2 },
      { step: 'others', own: 0.5 },
      { step: 'site', own: 3 },
    ]

    expect(sumSteps(seen, 8)).toEqual({ site: 5, others: 3 })
    expect(sumSteps(seen, 5)).toEqual({ site: 5, others: 0.5 })
  })
})
