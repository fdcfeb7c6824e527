// The reader is an ES module, which Jest does not load: a process of its own prints what it reads.
import { buffer } from 'node:stream/consumers'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const rolesOf = ({ role = '', children = [] }) => [role, ...children.flatMap(rolesOf)]

const data = new Uint8Array(await buffer(process.stdin))
const document = await getDocument({ data, verbosity: 0 }).promise
const [texts, structure, widths] = [[], [], []]
for (let number = 1; number <= document.numPages; number++) {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  texts.push(items.map(({ str = '', hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''))
  const [left, , right] = page.view
  widths.push(Math.round(right - left))
  const tree = await page.getStructTree()
  if (tree) structure.push(...rolesOf(tree))
}
const outline = (await document.getOutline()) ?? []
const { info } = await document.getMetadata()
const bookmarks = outline.map(({ title }) => title)
process.stdout.write(
  JSON.stringify({
    widths,
    pages: document.numPages,
    text: texts.join('\n'),
    structure,
    bookmarks,
    title: info.Title ?? '',
  }),
)
