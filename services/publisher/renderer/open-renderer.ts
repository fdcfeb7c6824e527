import { type ChildProcess, spawn } from 'node:child_process'
import { childEnv } from '../../../src/config/env-server'
import { argsOf } from '../../shared/compiled/programs'
import { type SiteSettings } from '../../site/site-settings'
import { type PageJob, type RenderAnswer, type RenderedPage, type RenderRequest } from './page-job'

export type Renderer = {
  /** In the order asked. */
  render: (jobs: readonly PageJob[]) => Promise<RenderedPage[]>
  close: () => void
}

const batchSize = 25
// What Gatsby sets itself while it builds; its compiled templates read some of it.
const buildEnv = { NODE_ENV: 'production', gatsby_executing_command: 'build', GATSBY_SLICES: '1', CI: 'true' }

/**
 * Renders in a process of its own: whatever a template does there, the publisher goes on. What browsers receive stands in that
 * process's environment, and the code puts it into the pages.
 */
export function openRenderer(bundleFolder: string, settings: SiteSettings): Renderer {
  let child: ChildProcess | undefined
  let asked = 0
  const current = (): ChildProcess => (child?.connected ? child : (child = launch(bundleFolder, settings)))

  const render = async (jobs: readonly PageJob[]): Promise<RenderedPage[]> => {
    const pages: RenderedPage[] = []
    for (let start = 0; start < jobs.length; start += batchSize) {
      pages.push(...(await renderBatch(jobs.slice(start, start + batchSize))))
    }
    return pages
  }
  const renderBatch = async (jobs: readonly PageJob[]): Promise<RenderedPage[]> => {
    const asking = current()
    const answer = await ask(asking, { id: ++asked, jobs })
    if (answer) return answer.pages
    if (!ready.has(asking))
      throw new Error('The process that renders pages cannot start. The lines before this say why.')
    const [only] = jobs
    if (jobs.length === 1 && only) return [{ path: only.path, problem: 'The page ended the process that renders it.' }]
    // One of them has ended the process: each by itself shows which.
    const pages: RenderedPage[] = []
    for (const job of jobs) pages.push(...(await renderBatch([job])))
    return pages
  }
  current() // the first page does not wait for the start
  return { render, close: () => child?.kill() }
}

/** Those that have loaded the templates: whatever ends them later, a page did. */
const ready = new WeakSet<ChildProcess>()

function launch(bundleFolder: string, settings: SiteSettings): ChildProcess {
  const child = spawn(process.execPath, [...argsOf('services/publisher/renderer/main'), bundleFolder], {
    env: childEnv({ ...buildEnv, ...settings }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Pages are long texts, which JSON would write letter by letter.
    serialization: 'advanced',
  })
  child.once('message', () => ready.add(child))
  return child
}

/** Undefined when the process ends instead of answering. */
function ask(child: ChildProcess, request: RenderRequest): Promise<RenderAnswer | undefined> {
  return new Promise((resolve) => {
    const settle = (answer?: RenderAnswer) => {
      child.off('message', hear)
      child.off('exit', leave)
      resolve(answer)
    }
    const hear = (message: unknown) => {
      const answer = message as RenderAnswer
      if (answer.id === request.id) settle(answer)
    }
    const leave = () => settle()
    child.on('message', hear)
    child.once('exit', leave)
    child.send(request, (error) => {
      if (error) settle()
    })
  })
}
