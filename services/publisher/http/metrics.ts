import { type Receipt } from '../../releases/receipts'
import { type State } from '../publish'
import { type SearchSight } from './desk'

/** In the form that Prometheus reads. */
export function toMetrics(state: State & { search: SearchSight }, receipts: readonly Receipt[]): string {
  const [last] = receipts
  const lines: [name: string, help: string, value: number][] = [
    ['publisher_release', 'Number of the release that readers see.', state.release],
    ['publisher_log_head', 'Newest row of the publication log that is known.', state.head],
    ['publisher_waiting_rows', 'Rows that readers do not see yet.', state.waiting.length],
    ['publisher_held_back', 'Pages and editions that are held back.', state.held.length],
    ['publisher_search_waiting', 'Records that search was not told of yet.', state.search.waiting],
    ['publisher_paused', 'Whether publishing is paused.', state.phase === 'paused' ? 1 : 0],
    ['publisher_failing', 'Whether the last attempt failed.', state.problem === undefined ? 0 : 1],
    ['publisher_last_click_to_live_seconds', 'Of the last publication.', last?.clickToLive ?? 0],
    ['publisher_last_pages_changed', 'By the last publication.', last?.pages.changed ?? 0],
  ]
  return lines.map(([name, help, value]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`).join('')
}
