/** Something that a log may say although no log should; each is expected of what a test does, or of a library. */
export type Allowance = { pattern: RegExp; because: string }

/** What is allowed, and what no line may hold: names and secrets. */
export type Expected = { allowed?: readonly Allowance[]; canaries?: readonly string[] }

const event = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (info |warn |error) [a-z]+ (\[[0-9a-f]{16}\] )?\S/
const jsonEvent =
  /^\{"time":"[\dT:.-]+Z","level":"(info|warn|error)","service":"[a-z]+",("id":"[0-9a-f]{16}",)?"message":"./
const postgresEvent = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} UTC postgres \[\d+\] [A-Z]+:/
const continuation = /^(\s|$)/
const stack = /^\s+at .+(:\d+:\d+|<anonymous>|native)/
const nodeWarning = /\b[A-Z][A-Za-z]*Warning: /
// Names of the identity provider's own kind have no dot behind the sign, and versions of packages no letters at the end.
const mailbox = /[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}/i
// A signed token, what opens a door in a header, and what a link of a letter carries.
const token = /\beyJ[\w-]{8,}\.|\b(Bearer|Basic) [\w.~+/=-]{8,}|[?&#](\w*_?token|ticket|code|state|key)=[\w.~%-]{8,}/i

/** What is wrong with the lines of one log: a line in another form, a stack trace, a warning of Node.js, or what is private. */
export function findLogProblems(service: string, text: string, expected: Expected = {}): string[] {
  const { allowed = [], canaries = [] } = expected
  const problems: string[] = []
  const form = service === 'postgres' ? postgresEvent : event
  let head = ''
  let isTold = false
  for (const line of text.split('\n')) {
    if (!continuation.test(line)) {
      head = line
      isTold = allowed.some(({ pattern }) => pattern.test(line))
      if (!form.test(line) && !jsonEvent.test(line) && !isTold) problems.push(`another form: ${line}`)
    }
    const kind = kindOfPrivate(line, canaries) ?? (isTold ? undefined : kindOf(line))
    if (kind === undefined) continue
    problems.push(`${kind}: ${head}`)
    isTold = true // of one event, once
  }
  return problems
}

function kindOf(line: string): string | undefined {
  if (stack.test(line)) return 'a stack trace'
  return nodeWarning.test(line) ? 'a warning of Node.js' : undefined
}

/** No allowance covers this. */
function kindOfPrivate(line: string, canaries: readonly string[]): string | undefined {
  if (mailbox.test(line)) return 'an e-mail address'
  if (token.test(line)) return 'a token'
  return canaries.some((canary) => line.includes(canary)) ? 'a name or a secret' : undefined
}
