import { parseArgs } from 'node:util'

/** The long form of what a test does for some seconds: each number can be named, and the outcome is one line. */
export const runLong =
  <Name extends string>(
    usual: Readonly<Record<Name, number>>,
    storm: (numbers: Record<Name, number>) => Promise<{ isRight: boolean }>,
  ) =>
  async (args: string[]): Promise<boolean> => {
    const options = Object.fromEntries(
      Object.entries(usual).map(([name, number]) => [name, { type: 'string' as const, default: String(number) }]),
    )
    const { values } = parseArgs({ args, options })
    const numbers = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, Number(text)]))
    const result = await storm(numbers as Record<Name, number>)
    process.stdout.write(`RESULT ${JSON.stringify(result)}\n`)
    return result.isRight
  }
