import { type Receipt } from '../../releases/receipts'
import { type State } from '../publish'
import { type SearchSight } from './desk'

const told: Record<State['phase'], string> = {
  standby: 'Waiting: another publisher is at work, or this one is starting.',
  idle: 'Everything that is published is live.',
  building: 'Building.',
  paused: 'Paused: an earlier release was brought back. What is published meanwhile waits until somebody resumes.',
}

/** What the publisher does, and how far search is behind it. */
type Shown = State & { search: SearchSight }

const targetSeconds = 2
const chart = { width: 480, height: 80, bar: 8, gap: 2, mostSeconds: 4 }

/** What is live, what waits, and what the last publications did: complete without a script, which only keeps it fresh. */
export function renderStatus(state: Shown, receipts: readonly Receipt[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Publishing</title>
<meta name="robots" content="noindex"><link rel="stylesheet" href="/publisher/status.css">
<script src="/publisher/status.js" defer></script></head>
<body><main id="status">
<h1>Publishing</h1>
<p role="status">${told[state.phase]}</p>
${state.phase === 'paused' ? '<form method="post" action="/publisher/resume"><button>Resume publishing</button></form>' : ''}
${renderAlarms(state, receipts)}
<dl><dt>Release</dt><dd>${state.release}</dd><dt>Newest row of the log</dt><dd>${state.head}</dd>
<dt>Waiting</dt><dd>${state.waiting.length}</dd>
<dt>Records that search does not have yet</dt><dd>${state.search.waiting}</dd></dl>
<h2>From click to live</h2>
${renderChart(receipts)}
${renderReceipts(receipts)}
</main></body></html>
`
}

function renderAlarms({ problem, held, search }: Shown, receipts: readonly Receipt[]): string {
  const slow = receipts[0]?.clickToLive ?? 0
  const alarms = [
    ...(problem === undefined ? [] : [`The last attempt failed: ${problem}`]),
    ...(slow > targetSeconds ? [`The last publication took ${slow.toFixed(1)} s; ${targetSeconds} s is the aim.`] : []),
    ...(search.problem === undefined ? [] : [`Search is told later, it does not answer: ${search.problem}`]),
    ...held.map(({ path, message }) => `Held back: ${path}: ${message}`),
  ]
  if (alarms.length === 0) return ''
  return `<h2>Alarms</h2><ul>${alarms.map((alarm) => `<li>${toText(alarm)}</li>`).join('')}</ul>`
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
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${bars.join('')}</svg>`
}

function renderReceipts(receipts: readonly Receipt[]): string {
  const rows = receipts.map(
    ({ id, liveAt, release, clickToLive, pages, cause, search }) =>
      `<tr><th scope="row"><a href="/__receipts/${id}.json">${liveAt.slice(0, 19).replace('T', ' ')}</a></th>` +
      `<td>${release ?? 'none'}</td><td>${clickToLive?.toFixed(2) ?? ''}</td><td>${pages.changed}</td>` +
      `<td>${pages.removed}</td><td>${search}</td><td>${cause}</td></tr>`,
  )
  return `<table><caption>Last publications</caption><thead><tr><th scope="col">Live at (UTC)</th><th scope="col">Release</th>
<th scope="col">Seconds</th><th scope="col">Pages changed</th><th scope="col">Removed</th><th scope="col">Search</th><th scope="col">Because of</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`
}

const toText = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export const statusStyle = `:root{color-scheme:light dark;font-family:system-ui,sans-serif}
main{max-inline-size:60rem;margin-inline:auto;padding:1rem}
svg{inline-size:100%;block-size:5rem;fill:currentColor}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dd{margin:0}
table{inline-size:100%;border-collapse:collapse;text-align:start}caption{text-align:start;font-weight:bold}
th,td{padding:.25rem .5rem;text-align:start;border-block-end:1px solid currentColor}
button{min-block-size:2.75rem;padding-inline:1rem}`

export const statusScript = `const freshMs=2000
setInterval(async()=>{
  if(document.hidden||document.activeElement!==document.body)return
  const response=await fetch(location.href).catch(()=>undefined)
  if(!response?.ok)return
  const next=new DOMParser().parseFromString(await response.text(),'text/html').querySelector('#status')
  const now=document.querySelector('#status')
  if(next&&now&&next.innerHTML!==now.innerHTML)now.replaceWith(next)
},freshMs)`
