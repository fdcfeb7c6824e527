/** Something that a log may say although no log should; each is expected of what a test does, or of a library. */
export type Allowance = { pattern: RegExp; because: string }

const event = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (info |warn |error) [a-z]+ \S/
const postgresEvent = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} UTC postgres \[\d+\] [A-Z]+:/
const continuation = /^(\s|$)/
const stack = /^\s+at .+(:\d+:\d+|<anonymous>|native)/
const nodeWarning = /\b[A-Z][A-Za-z]*Warning: /
// Names of the identity provider's own kind have no dot behind the sign.
const mailbox = /[\w.+-]+@[\w-]+(\.[\w-]+)+/

/** What is wrong with the lines of one log: a line in another form, a stack trace, a warning of Node.js, an e-mail address. */
export function findLogProblems(service: string, text: string, allowed: readonly Allowance[]): string[] {
  const problems: string[] = []
  const form = service === 'postgres' ? postgresEvent : event
  let head = ''
  let isTold = false
  for (const line of text.split('\n')) {
    if (!continuation.test(line)) {
      head = line
      isTold = allowed.some(({ pattern }) => pattern.test(line))
      if (!form.test(line) && !isTold) problems.push(`another form: ${line}`)
    }
    if (isTold) continue
    const kind = kindOf(line)
    if (kind === undefined) continue
    problems.push(`${kind}: ${head}`)
    isTold = true // of one event, once
  }
  return problems
}

function kindOf(line: string): string | undefined {
  if (stack.test(line)) return 'a stack trace'
  if (nodeWarning.test(line)) return 'a warning of Node.js'
  if (mailbox.test(line)) return 'an e-mail address'
  return undefined
}
