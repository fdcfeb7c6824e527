import { nameOf } from '../../../src/config/locales'
import { escapeMarkup } from '../../../src/content/escape-markup'
import { type BroughtBack } from '../restore/plan-restore'
import { type Restorable } from '../restore/restoring'
import { renderFrame, renderTime } from './frame'

const mostNamed = 200

const parts: readonly [action: BroughtBack['action'], heading: string, words: string][] = [
  ['earlier', 'Come back as they were', 'Readers see an earlier edition of these again.'],
  ['absent', 'Are not there', 'These were published later. Readers do not see them until publishing resumes.'],
  ['withdrawn', 'Stay withdrawn', 'These were taken off the site later. They do not come back.'],
]

/** Asks before an earlier release is brought back, and names what that does. */
export function renderRestore({ number, at, changes, isOtherCode }: Restorable): string {
  const named = parts.map(([action, heading, words]) => {
    const those = changes.filter((change) => change.action === action)
    return those.length === 0 ? '' : renderPart({ heading, words, those })
  })
  return renderFrame(
    `Bring back release ${number}?`,
    `<h1>Bring back release ${number}?</h1>
<p class="lead">Readers then see the site as it was on ${renderTime(new Date(at).toISOString())} UTC. Publishing pauses until somebody resumes it: what is published meanwhile waits, and nothing is lost.</p>
${isOtherCode ? '<p class="lead">It was made by an earlier version of the program, so its design comes back too.</p>' : ''}
${changes.length === 0 ? '<p class="lead">No text on the site is another than then.</p>' : named.join('\n')}
<div class="actions"><form method="post" action="/publisher/releases/${number}"><button class="press solid">Bring back release ${number}</button></form>
<a href="/publisher">Leave the site as it is</a></div>`,
  )
}

type Part = { heading: string; words: string; those: readonly BroughtBack[] }

function renderPart({ heading, words, those }: Part): string {
  const lines = those
    .slice(0, mostNamed)
    .map(
      ({ title, edition: { type, locale } }) =>
        `<li>${escapeMarkup(title)} <span class="meta">${type.replaceAll('-', ' ')}, ${nameOf(locale)}</span></li>`,
    )
  const rest = those.length > mostNamed ? `<p>and ${those.length - mostNamed} more.</p>` : ''
  return `<section class="part"><h2>${heading} <span class="meta">${those.length}</span></h2><p>${words}</p><ul class="editions">${lines.join('')}</ul>${rest}</section>`
}
