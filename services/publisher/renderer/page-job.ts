/** What a page is made of; `json` is the text of its context. */
export type PageJob = { path: string; template: string; json: string; matchPath?: string }

/** Its page-data is no part of it: who asks has all that it is made of. */
export type RenderedPage = { path: string } & ({ html: string } | { problem: string })

/** What the renderer is asked over its channel, and what it answers: the pages in the order asked. */
export type RenderRequest = { id: number; jobs: readonly PageJob[] }
export type RenderAnswer = { id: number; pages: RenderedPage[] }
/** Said once, when it has loaded the templates. */
export type RendererReady = { isReady: true }
