import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as z from 'zod'

const read = z.object({
  pages: z.int(),
  /** Of each page, in points. */
  widths: z.array(z.int()),
  text: z.string(),
  /** The roles of its parts, for who listens. */
  structure: z.array(z.string()),
  bookmarks: z.array(z.string()),
  title: z.string(),
})

/** What somebody reads in a PDF, and hears of it. */
export async function readPdf(bytes: Buffer) {
  const reader = spawn(process.execPath, [join(__dirname, 'print-pdf.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] })
  reader.stdin.end(bytes)
  return read.parse(JSON.parse(await text(reader.stdout)))
}
