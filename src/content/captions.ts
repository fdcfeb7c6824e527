import * as z from 'zod'

/** What is said from one second to another. */
export type Cue = { from: number; to: number; text: string }

const clock = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)[.](\d{3})`
const timing = new RegExp(`^${clock}[ \\t]+-->[ \\t]+${clock}(?:[ \\t].*)?$`)

/** The cues of a WebVTT file; a sentence that says why it is none. Notes, styles and regions are left out. */
export function readCaptions(text: string): { cues: Cue[] } | { problem: string } {
  const [head = '', ...blocks] = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/)
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(head)) return { problem: 'must begin with a line that says WEBVTT' }
  const cues: Cue[] = []
  for (const block of blocks) {
    if (/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(block)) continue
    const lines = block.split('\n')
    const at = lines.findIndex((line) => line.includes('-->'))
    const times = at < 0 || at > 1 ? null : timing.exec(lines[at] ?? '')
    if (!times)
      return { problem: `has a part without its times, such as 00:01.000 --> 00:04.000: "${block.slice(0, 60)}"` }
    const [from, to] = [toSeconds(times.slice(1, 5)), toSeconds(times.slice(5, 9))]
    if (to <= from || from < (cues.at(-1)?.from ?? 0)) return { problem: `runs backwards at "${lines[at] ?? ''}"` }
    const said = toWords(lines.slice(at + 1).join(' '))
    if (said !== '') cues.push({ from, to, text: said })
  }
  return cues.length === 0 ? { problem: 'says nothing: there is no text between its times' } : { cues }
}

const toSeconds = ([hours = '0', minutes = '0', seconds = '0', thousandths = '0']: (string | undefined)[]): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' }

const toWords = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

export function findCaptionProblem(text: string): string | undefined {
  const read = readCaptions(text)
  return 'problem' in read ? `These captions cannot be used: the text ${read.problem}.` : undefined
}

/** Captions as editors paste them; none where they left them out. */
export const captions = z
  .unknown()
  .optional()
  .transform((value, context): Cue[] => {
    if (value === undefined || value === null || value === '') return []
    const read = typeof value === 'string' ? readCaptions(value) : { problem: 'must be words' }
    if ('cues' in read) return read.cues
    context.addIssue({ code: 'custom', message: read.problem, input: value })
    return z.NEVER
  })

/** As a file for browsers, whatever the editor's looked like. */
export const writeCaptions = (cues: readonly Cue[]): string =>
  ['WEBVTT', ...cues.map(({ from, to, text }) => `${toClock(from)} --> ${toClock(to)}\n${escapeCue(text)}`)].join(
    '\n\n',
  ) + '\n'

const escapeCue = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0')

function toClock(at: number): string {
  const thousandths = Math.round(at * 1000)
  const seconds = Math.floor(thousandths / 1000)
  return `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}.${pad(thousandths % 1000, 3)}`
}
