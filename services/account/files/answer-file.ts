import { type Answer, toJson } from '../../http/respond'
import { type AccountRoute, on } from '../account-route'
import { type Purpose } from '../signed/purposes'
import { type SignedAddresses } from '../signed/signed-addresses'
import { type Files, type KeptFile } from './files'

export const filesPath = '/online-services/files'

export type FileDesk = {
  files: Pick<Files, 'find' | 'read'>
  signed: Pick<SignedAddresses, 'read'>
  report: (line: string) => void
}

type FilePurpose = Extract<Purpose, 'picture' | 'download'>

/** The address of a file for those who are given it. */
export const toFileAddress = (purpose: FilePurpose, token: string): string => `${filesPath}/${purpose}/${token}`

const pattern = new RegExp(`^${filesPath}/(picture|download)/([\\w.-]+)$`)
// One answer to whatever is wrong with an address: the reason is for the log.
const missing = toJson(404, { error: 'Not found' })
/** What was removed since is shown no longer than this by the browser that had it. */
const mostSeconds = 600

const endings: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'application/json': 'json',
  'text/html': 'html',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

export const fileRoutes = (desk: FileDesk): AccountRoute[] => [
  on({ method: 'GET', path: `${filesPath}/{rest...}` }, ({ path }) => answerFile(path, desk)),
]

/** Gives a file to everybody with a signed address of it, to look at or to keep, and never as a page. */
export async function answerFile(path: string, desk: FileDesk): Promise<Answer> {
  const [, purpose, token = ''] = pattern.exec(path) ?? []
  if (purpose !== 'picture' && purpose !== 'download') return missing
  const now = new Date()
  const read = await desk.signed.read(purpose, token, now)
  if (typeof read === 'string') {
    desk.report(`404 ${filesPath}/${purpose}: ${read}`)
    return missing
  }
  const file = await desk.files.find(read.subject)
  const content = file && (await desk.files.read(file))
  if (!content) return missing
  const seconds = Math.min(mostSeconds, Math.floor((read.until.getTime() - now.getTime()) / 1000))
  return { status: 200, type: file.type, body: content, headers: headersOf(file, purpose, seconds) }
}

function headersOf({ kind, type }: KeptFile, purpose: FilePurpose, seconds: number): Record<string, string> {
  const ending = endings[type]
  // A page would be shown with the site's own name above it.
  const isShown = purpose === 'picture' && ending !== undefined && type.startsWith('image/')
  return {
    'cache-control': `private, max-age=${seconds}`,
    'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${kind}.${ending ?? 'bin'}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  }
}
