import { setImmediate as breathe } from 'node:timers/promises'
import { messageOf } from '../../shared/log'
import { openGatsbyRenderer } from './gatsby-renderer'
import { type RenderAnswer, type RenderedPage, type RendererReady, type RenderRequest } from './page-job'

const render = openGatsbyRenderer(process.argv[2] ?? '')

process.send?.({ isReady: true } satisfies RendererReady)
process.on('message', (request: RenderRequest) => {
  void answer(request).then((pages) => process.send?.({ id: request.id, pages } satisfies RenderAnswer))
})
process.on('disconnect', () => process.exit(0))

async function answer({ jobs }: RenderRequest): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = []
  for (const job of jobs) {
    await breathe() // a loop that never rests hoards what React leaves behind
    pages.push({ path: job.path, ...(await render(job).then(toPage, toProblem)) })
  }
  return pages
}

const toPage = (html: string) => ({ html })
const toProblem = (error: unknown) => ({ problem: messageOf(error) })
