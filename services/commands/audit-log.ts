import { request } from 'node:http'
import { parseArgs } from 'node:util'
import { portOf } from '../../src/config/addresses'
import { readServerEnv } from '../../src/config/env-server'
import { messageOf } from '../shared/log'
import { auditKeyOf, type AuditReport } from '../shared/secrets/audit-key'
import { ensureSecrets } from '../shared/secrets/secrets'

/** Has the running CMS compare the publication log with its documents, and repair the log. */
async function audit(): Promise<number> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  const env = readServerEnv()
  const port = portOf('cms', env.PORT_BASE)
  const key = auditKeyOf(ensureSecrets(env.DATA_DIR).CMS_SECRET)
  const report = await ask(`http://127.0.0.1:${port}/api/audit-log?check=${String(values.check)}`, key)
  for (const line of tell(report, values.check)) process.stdout.write(`${line}\n`)
  return report.problems.length > 0 || (values.check && report.differences > 0) ? 1 : 0
}

/** However long it takes: a first fill of a large database is minutes. */
function ask(url: string, key: string): Promise<AuditReport> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', headers: { authorization: `Bearer ${key}` } }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(body) as AuditReport)
        else reject(new Error(`the CMS answered ${response.statusCode ?? 0}: ${body}`))
      })
    })
    asked.on('error', () =>
      reject(new Error(`the CMS at ${new URL(url).origin} does not answer. Is "npm start" running?`)),
    )
    asked.end()
  })
}

function tell({ documents, differences, lines, problems }: AuditReport, isCheck: boolean): string[] {
  const rest = differences - lines.length
  const did = isCheck ? 'The log differs in' : 'Written to the log:'
  return [
    ...lines,
    ...(rest > 0 ? [`… and ${rest} more`] : []),
    ...problems.map((problem) => `held back   ${problem}`),
    `${documents} documents looked at. ${did} ${differences} editions. Held back: ${problems.length}.`,
  ]
}

audit().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`Cannot audit: ${messageOf(error)}\n`)
    process.exit(1)
  },
)
