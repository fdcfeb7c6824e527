import { escapeMarkup } from '../../../src/content/escape-markup'
import { type Receipt } from '../../releases/store/receipts'
import { renderFrame, renderTime } from './frame'

const causes: Record<Receipt['cause'], string> = {
  webhook: 'an editor published',
  poll: 'the log was looked through',
  clock: 'a moment had come',
  start: 'the publisher started',
  resume: 'publishing was resumed',
  restore: 'an earlier release was restored',
  'start-over': 'search differed from the site, so every page was planned again',
}

const stages: Record<keyof Receipt['stages'], string> = {
  queued: 'Waited to be taken in',
  read: 'Read from the log',
  plan: 'Pages planned',
  render: 'Pages made',
  check: 'Pages checked',
  store: 'Files stored',
  search: 'Search told',
  switch: 'Put before readers',
}

/** What one publication did, for who published it. */
export function renderReceipt(receipt: Receipt): string {
  const { id, release, liveAt, clickToLive, cause, pages, gates, editions } = receipt
  const facts = [
    ['Live at (UTC)', renderTime(liveAt)],
    ['From click to live', clickToLive === null ? 'nobody clicked' : `${clickToLive.toFixed(1)} s`],
    ['Because', causes[cause]],
    ['Release', release === null ? 'none: the site says the same as before' : String(release)],
    ['Pages changed', String(pages.changed)],
    ['Pages removed', String(pages.removed)],
    ['Held back', String(pages.heldBack)],
  ]
  return renderFrame(
    'Receipt',
    `<h1>Receipt</h1>
<dl class="facts">${facts.map(([name, words]) => `<div><dt>${name ?? ''}</dt><dd>${words ?? ''}</dd></div>`).join('')}</dl>
<section class="part"><h2>What was published</h2>${toList(editions.map(({ type, id: item, locale, operation }) => `${operation === 'publish' ? 'Published' : 'Withdrawn'}: ${escapeMarkup(type)} ${item}, ${escapeMarkup(locale)}`))}</section>
<section class="part"><h2>Pages that changed</h2>${toList(pages.addresses.map(toLink))}${tellRest(pages)}</section>
<section class="part"><h2>Where the time went</h2>${toList(Object.entries(stages).map(([stage, words]) => `${words}: ${receipt.stages[stage as keyof Receipt['stages']].toFixed(2)} s`))}</section>
<section class="part"><h2>Checks that every page passed</h2>${toList(gates.map(escapeMarkup))}</section>
<p><a href="/__receipts/${id}.json">The same for programs</a></p>`,
  )
}

const toList = (lines: readonly string[]): string =>
  lines.length === 0 ? '<p>None.</p>' : `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`

const toLink = (address: string): string => `<a href="${escapeMarkup(address)}">${escapeMarkup(address)}</a>`

const tellRest = ({ changed, addresses }: Receipt['pages']): string =>
  changed > addresses.length ? `<p>And ${changed - addresses.length} more.</p>` : ''
