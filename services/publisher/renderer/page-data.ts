import { type CodeBundle } from '../../../plugins/gatsby-plugin-code-bundle/code-bundle'
import { type PageJob } from './page-job'

/** As Gatsby's `constructPageDataString` puts it, for pages without slices of their own. It is all that a page is made of. */
export function toPageData({ templates }: CodeBundle, job: PageJob): string {
  const { chunk, staticQueryHashes } = templateOf({ templates }, job.template)
  const matchPath = job.matchPath === undefined ? '' : `,"matchPath":"${job.matchPath}"`
  return (
    `{"componentChunkName":"${chunk}","path":${JSON.stringify(job.path)},` +
    `"result":{"pageContext":{"props":${job.json}}},"staticQueryHashes":${JSON.stringify(staticQueryHashes)},"slicesMap":{}${matchPath}}`
  )
}

/** The text of the context in it. */
export function readContext(pageData: string): PageJob['json'] {
  const { result } = JSON.parse(pageData) as { result: { pageContext: { props: unknown } } }
  return JSON.stringify(result.pageContext.props)
}

type Template = CodeBundle['templates'][string]

export function templateOf({ templates }: Pick<CodeBundle, 'templates'>, name: string): Template {
  const template = templates[name]
  if (template) return template
  throw new Error(`The template ${name} is not among those that were compiled.`)
}
