import { escapeMarkup } from '../../../src/content/escape-markup'
import { followTag } from './follow'

/** Said instead of a page: an editor learns what is missing, and a reader with an old link whom to ask. */
export const renderNotice = (words: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preview</title>
<link rel="stylesheet" href="/publisher/status.css"></head>
<body><main><h1>There is no preview yet</h1><p role="status">${escapeMarkup(words)}</p></main>
${followTag}</body></html>
`
