/** What a page is made of; `json` is the text of its context. */
export type PageJob = { path: string; template: string; json: string; matchPath?: string }

export type PageFiles = { data: string; html: string }
export type RenderedPage = { path: string } & (PageFiles | { problem: string })

/** What the renderer is asked over its channel, and what it answers: the pages in the order asked. */
export type RenderRequest = { id: number; jobs: readonly PageJob[] }
export type RenderAnswer = { id: number; pages: RenderedPage[] }
