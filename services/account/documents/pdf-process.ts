import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { messageOf } from '../../shared/log'
import { type FromPdfProcess, type ToPdfProcess } from './pdf-messages'
import { woffToSfnt } from './woff-to-sfnt'
import { type WordReport, writeWord } from './write-word'

// The compiler brings faces for letters of Europe, and none for Chinese.
const chinese = createRequire(__filename).resolve(
  '@fontsource/zcool-xiaowei/files/zcool-xiaowei-chinese-simplified-400-normal.woff',
)
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: [woffToSfnt(readFileSync(chinese))] }] })
// What the compiler keeps of documents that were made before is given back soon.
const mostAge = 2

function makePdf(template: string, data: string): Buffer {
  try {
    return compiler.pdf({ mainFileContent: template, inputs: { data } }, { pdfTags: true })
  } finally {
    compiler.evictCache(mostAge)
  }
}

const answer = (given: FromPdfProcess) => process.send?.(given)

const make = async ({ template, data }: ToPdfProcess): Promise<Buffer> =>
  template === undefined ? writeWord(JSON.parse(data) as WordReport) : makePdf(template, data)

process.on('message', (asked: ToPdfProcess) => {
  make(asked).then(
    (file) => answer({ id: asked.id, file }),
    (error: unknown) => answer({ id: asked.id, problem: messageOf(error) }),
  )
})
