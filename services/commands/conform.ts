import { parseArgs } from 'node:util'
import { examineSource, type Finding } from '../conform/examine-source'
import { messageOf } from '../shared/log'

const usage = 'npm run conform -- URL KEY [--account KEY] [--media URL] [--remember FILE]'
const options = { account: { type: 'string' }, media: { type: 'string' }, remember: { type: 'string' } } as const
const mostShown = 20

/** Whether another CMS keeps the contract in docs/contract, before a site is built from it. */
async function conform(): Promise<number> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [logUrl = '', siteKey = ''] = positionals
  if (!URL.canParse(logUrl) || siteKey === '') throw new Error(`which log, and with which key? ${usage}`)
  const source = { logUrl, siteKey, accountKey: values.account, mediaUrl: values.media ?? new URL(logUrl).origin }
  const findings = await examineSource(source, values.remember)
  for (const line of findings.flatMap(tell)) process.stdout.write(`${line}\n`)
  return findings.every(({ problems }) => problems.length === 0) ? 0 : 1
}

function tell({ check, problems, note }: Finding): string[] {
  const head = `${problems.length === 0 ? 'kept  ' : 'broken'} ${check}${note === undefined ? '' : ` (${note})`}`
  const rest = problems.length - mostShown
  return [
    head,
    ...problems.slice(0, mostShown).map((problem) => `       ${problem}`),
    ...(rest > 0 ? [`       … and ${rest} more`] : []),
  ]
}

conform().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`Failed: ${messageOf(error)}\n`)
    process.exit(1)
  },
)
