import { escapeMarkup } from '../../../src/content/escape-markup'
import { firm } from '../../../src/firm/firm'

/** The frame of what the publisher shows people of the house. */
export const renderFrame = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${escapeMarkup(title)} | ${firm.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/publisher/status.css">
<script src="/publisher/status.js" defer></script></head>
<body><header class="head"><nav class="wrap" aria-label="Publishing"><a href="/publisher">Publishing</a><a href="/admin">Content management</a><a href="/">The site</a></nav></header>
<main class="wrap publishing" id="main">${main}</main></body></html>
`

/** A day and a minute, as people of the house read them. */
export const renderTime = (instant: string): string =>
  `<time datetime="${instant}">${formatTime.format(new Date(instant))}</time>`

const formatTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })
