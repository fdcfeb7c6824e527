import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountOperations } from '../../../src/access/operations/account-operations'
import { dashboardOperations } from '../../../src/access/operations/dashboard-operations'
import { askNavigator } from '../../../src/features/navigator/fetched/ask-navigator'
import { askReports } from '../../../src/features/navigator/fetched/ask-reports'
import { documentOf } from '../../../src/services/account/account-texts'
import { accountAnswers } from '../../../src/services/account/answers/account-answers'
import { answerHere, textHere } from '../../../src/services/account/operations-here'

const features = join(__dirname, '../../../src/features')

const askedIn = (folder: string): string[] =>
  readdirSync(join(features, folder), { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    name.endsWith('.ts') || name.endsWith('.tsx')
      ? [
          ...readFileSync(join(features, folder, name), 'utf8').matchAll(/(?:useAsked|useChange|documentOf)\('(\w+)'/g),
        ].map(([, operation = '']) => operation)
      : [],
  )

describe('the operations that a page brings along', () => {
  it('are for the dashboard all that its screens ask', () => {
    const asked = ['account', 'dashboard', 'overview'].flatMap(askedIn)
    expect(asked).toContain('Teams')
    expect(asked.filter((name) => !Object.hasOwn(dashboardOperations, name))).toEqual([])
  })

  it('are for the navigator all that there are', () => {
    expect(textHere('NavMatrix')).toBeUndefined()
    expect(() => documentOf('NavMatrix')).toThrow('This page came without NavMatrix.')
    expect(() => answerHere('NavMatrix')).toThrow('This page came without NavMatrix.')
    askNavigator()
    expect(textHere('ReportSharing')).toBeUndefined()
    askReports()
    for (const name of Object.keys(accountOperations) as (keyof typeof accountOperations)[]) {
      expect(textHere(name)).toBe(accountOperations[name])
      expect(answerHere(name)).toBe(accountAnswers[name])
    }
  })
})
