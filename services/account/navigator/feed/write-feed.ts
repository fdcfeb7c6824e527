import { type LocaleIn, locales } from '../../../../src/config/locales'
import { formatDay } from '../../../../src/i18n/format/format-date'
import { joinDetails } from '../../../../src/i18n/format/join-details'
import { letterWords } from '../../../../src/i18n/letter-words'
import { escapeXml } from '../../../../src/plan/files/escape-xml'
import { type Update, type Updates } from '../book/book'

type Telling = { locale: LocaleIn<'main'>; siteOrigin: string; self: string }

/**
 * The newest changes of a service as Atom. Other people's machines keep what feed readers fetch, so an entry names the question,
 * the place and the kind of change; what the law says now is read on the page that it leads to.
 */
export function writeFeed({ service, updates }: Updates, telling: Telling): string {
  const { locale, siteOrigin, self } = telling
  const page = siteOrigin + encodeURI(service.path)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locales[locale].htmlLang}">`,
    element('title', letterWords(locale)('feed.title', { service: service.name })),
    element('id', idOf(`service/${service.id}`, telling)),
    link('alternate', page),
    link('self', siteOrigin + self),
    element('updated', (updates[0]?.changedAt ?? new Date(0)).toISOString()),
    `<author>${element('name', new URL(siteOrigin).hostname)}</author>`,
    ...updates.map((update) => toEntry(update, telling)),
    '</feed>',
    '',
  ].join('\n')
}

function toEntry(update: Update, telling: Telling): string {
  const { id, jurisdiction, question, changeKind, changedAt, effectiveFrom, path } = update
  const { locale, siteOrigin } = telling
  const words = letterWords(locale)
  const kind = words(`alerts.${changeKind}`)
  const force = words('feed.in-force', { date: formatDay(locale, effectiveFrom) })
  return [
    '<entry>',
    element('title', `${jurisdiction.name}: ${question.text}`),
    element('id', idOf(`version/${id}`, telling)),
    link('alternate', siteOrigin + encodeURI(path)),
    element('published', changedAt.toISOString()),
    element('updated', changedAt.toISOString()),
    `<category term="${changeKind}" label="${escapeXml(kind)}"/>`,
    element('summary', changeKind === 'editorial' ? kind : joinDetails(locale, [kind, force])),
    '</entry>',
  ].join('\n')
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
const link = (rel: string, href: string): string => `<link rel="${rel}" href="${escapeXml(href)}"/>`

/** Stays the same wherever the page moves. */
const idOf = (name: string, { siteOrigin }: Telling): string =>
  `tag:${new URL(siteOrigin).hostname},2026:navigator/${name}`
