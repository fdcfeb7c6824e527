import { escapeMarkup } from '../../../src/content/escape-markup'
import { type ReleaseRecord } from '../../releases/record'
import { type Receipt } from '../../releases/store/receipts'
import { tellChanges } from '../../releases/tell-changes'
import { type Alarm, type Sights, toMinute } from '../care/alarms'
import { type State } from '../publishing/publish'
import { type Visitor } from './find-visitor'
import { renderFrame, renderTime } from './frame'

const told: Record<State['phase'], string> = {
  standby: 'Waiting: another publisher is at work, or this one is starting.',
  idle: 'Everything that is published is live.',
  building: 'Building.',
  paused: 'Paused: an earlier release was brought back. What is published meanwhile waits until somebody resumes.',
}

const chart = { width: 480, height: 80, bar: 8, gap: 2, mostSeconds: 4 }

export type Shown = Sights & { alarms: readonly Alarm[]; releases: readonly ReleaseRecord[]; visitor: Visitor }

/** What is live, what waits, and what the last publications did: complete without a script, which only keeps it fresh. */
export function renderStatus(shown: Shown): string {
  const { state, search, alarms, receipts, visitor } = shown
  const resume =
    '<form class="actions" method="post" action="/publisher/resume"><button class="press solid">Resume publishing</button></form>'
  return renderFrame(
    'Publishing',
    `<div id="status">
<h1>Publishing</h1>
<p class="lead" role="status">${told[state.phase]}</p>
${state.phase === 'paused' && visitor.mayPublish ? resume : ''}
<dl class="facts"><div><dt>Release</dt><dd>${state.release}</dd></div><div><dt>Newest row of the log</dt><dd>${state.head}</dd></div>
<div><dt>Waiting</dt><dd>${state.waiting.length}</dd></div><div><dt>Records that search does not have yet</dt><dd>${search.waiting}</dd></div></dl>
${renderAlarms(alarms)}
<section class="part"><h2>From click to live</h2>
${renderChart(receipts)}
${renderReceipts(receipts)}</section>
${renderChecks(shown)}
${renderReleases(shown)}
</div>`,
  )
}

function renderAlarms(alarms: readonly Alarm[]): string {
  if (alarms.length === 0) return ''
  const lines = alarms.map(({ words }) => `<li>${escapeMarkup(words)}</li>`).join('')
  return `<section class="part"><h2>Alarms</h2><ul class="alarms">${lines}</ul></section>`
}

/** The oldest at the left; the table below says the same in numbers. */
function renderChart(receipts: readonly Receipt[]): string {
  const { width, height, bar, gap, mostSeconds } = chart
  const timed = receipts.flatMap(({ clickToLive }) => clickToLive ?? []).slice(0, Math.floor(width / (bar + gap)))
  const bars = timed.reverse().map((seconds, position) => {
    const tall = Math.max(1, Math.round((Math.min(seconds, mostSeconds) / mostSeconds) * height))
    return `<rect x="${position * (bar + gap)}" y="${height - tall}" width="${bar}" height="${tall}"/>`
  })
  const label = timed.length === 0 ? 'Nothing was published yet.' : `The last ${timed.length} publications, in seconds.`
  return `<svg class="chart" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-label="${label}">${bars.join('')}</svg>`
}

function renderReceipts(receipts: readonly Receipt[]): string {
  const rows = receipts.map(
    ({ id, liveAt, release, clickToLive, pages, cause, search }) =>
      `<tr><th scope="row"><a href="/publisher/receipts/${id}">${renderTime(liveAt)}</a></th>` +
      `<td>${release ?? 'none'}</td><td>${clickToLive?.toFixed(2) ?? ''}</td><td>${pages.changed}</td>` +
      `<td>${pages.removed}</td><td>${search}</td><td>${cause}</td></tr>`,
  )
  const heads = ['Live at (UTC)', 'Release', 'Seconds', 'Pages changed', 'Removed', 'Search', 'Because of']
  return renderTable('Last publications', heads, rows)
}

/** What is looked after beside publishing, and the buttons that look at once. */
function renderChecks({ care: { comparison, drift, certificateEnds }, visitor }: Shown): string {
  const { at = '', release, compared = 0, differences = 0, suspended } = comparison ?? {}
  const verdict = differences === 0 ? 'the same, byte for byte' : `${differences} paths differ`
  const beside = comparison
    ? `Release ${release ?? 0} beside a build from nothing, ${toMinute(at)}: ${suspended === undefined ? `${compared} paths, ${verdict}` : `not compared, for ${suspended}`}.`
    : 'No release was compared with a build from nothing yet.'
  const searched = drift ? `Search was last asked on ${toMinute(drift.at)}.` : 'Search was not asked yet what it holds.'
  const certified =
    certificateEnds === undefined ? '' : `<p>The certificate of the site holds until ${toMinute(certificateEnds)}.</p>`
  const buttons = `<div class="actions"><form method="post" action="/publisher/compare"><button class="press">Compare with a build from nothing</button></form>
<form method="post" action="/publisher/check-search"><button class="press">Ask search what it holds</button></form></div>`
  return `<section class="part"><h2>Checks</h2><p>${escapeMarkup(beside)}</p><p>${searched}</p>${certified}${visitor.mayPublish ? buttons : ''}</section>`
}

function renderReleases({ releases, visitor }: Shown): string {
  const rows = releases.map((record, position) => {
    const { number, at } = record
    const action =
      position === 0
        ? 'what readers see'
        : visitor.mayPublish
          ? `<a href="/publisher/releases/${number}">Bring back release ${number}</a>`
          : ''
    return `<tr><th scope="row">${number}</th><td>${renderTime(new Date(at).toISOString())}</td><td>${tellChanges(record)}</td><td>${action}</td></tr>`
  })
  const heads = ['Release', 'Live at (UTC)', 'Files', 'Now']
  return `<section class="part"><h2>Releases</h2>${renderTable('Releases that can be brought back', heads, rows)}</section>`
}

function renderTable(caption: string, heads: readonly string[], rows: readonly string[]): string {
  const columns = heads.map((head) => `<th scope="col">${head}</th>`).join('')
  // Wider than a telephone, so it can be scrolled, also by keyboard.
  return `<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><caption class="unseen">${caption}</caption>
<thead><tr>${columns}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}
