import { escapeXml } from './escape-xml'

export type Feed = {
  title: string
  description: string
  lang: string
  /** The page of which it is the feed, and its own address. */
  page: string
  self: string
  items: readonly FeedItem[]
}

export type FeedItem = {
  title: string
  url: string
  summary: string | undefined
  /** A day or a moment. */
  date: string
  changedAt: string
  categories: readonly string[]
}

/** RSS 2.0 that names its own address, as aggregators ask. */
export function toRss({ title, description, lang, page, self, items }: Feed): string {
  const newest = items
    .map(({ changedAt }) => changedAt)
    .sort()
    .at(-1)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', page),
    element('description', description),
    element('language', lang),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...(newest === undefined ? [] : [element('lastBuildDate', toDate(newest))]),
    ...items.map(toItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

const toItem = ({ title, url, summary, date, categories }: FeedItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('pubDate', toDate(date)),
    ...(summary === undefined ? [] : [element('description', summary)]),
    ...categories.map((category) => element('category', category)),
    '</item>',
  ].join('\n')

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

/** Thu, 03 Dec 2026 00:00:00 GMT */
const toDate = (date: string): string => new Date(date).toUTCString()
