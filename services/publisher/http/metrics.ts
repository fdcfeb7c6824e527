import { type Alarm, alarmNames, type Sights } from '../care/alarms'

type Metric = [name: string, help: string, value: number]

/** In the form that Prometheus reads. */
export function toMetrics({ state, search, care, receipts }: Sights, alarms: readonly Alarm[], now: Date): string {
  const [last] = receipts
  const { comparison, drift, certificateEnds } = care
  const metrics: Metric[] = [
    ['publisher_release', 'Number of the release that readers see.', state.release],
    ['publisher_log_head', 'Newest row of the publication log that is known.', state.head],
    ['publisher_waiting_rows', 'Rows that readers do not see yet.', state.waiting.length],
    ['publisher_held_back', 'Pages and editions that are held back.', state.held.length],
    ['publisher_search_waiting', 'Records that search was not told of yet.', search.waiting],
    ['publisher_paused', 'Whether publishing is paused.', state.phase === 'paused' ? 1 : 0],
    ['publisher_failing', 'Whether the last attempt failed.', state.problem === undefined ? 0 : 1],
    ['publisher_last_click_to_live_seconds', 'Of the last publication.', last?.clickToLive ?? 0],
    ['publisher_last_pages_changed', 'By the last publication.', last?.pages.changed ?? 0],
    ...toOptional('publisher_compared_differences', 'Paths where readers see no clean build.', comparison?.differences),
    ...toOptional('publisher_search_drift_records', 'Records that search had otherwise than the site.', drift?.records),
    ...toOptional('publisher_certificate_seconds_left', 'Of the site.', toSecondsLeft(certificateEnds, now)),
  ]
  return [...metrics.map(toText), toAlarmsText(alarms)].join('')
}

/** What was never looked at has no value, and zero would be one. */
const toOptional = (name: string, help: string, value: number | undefined): Metric[] =>
  value === undefined ? [] : [[name, help, value]]

const toSecondsLeft = (ends: string | undefined, now: Date): number | undefined =>
  ends === undefined ? undefined : Math.round((Date.parse(ends) - now.getTime()) / 1000)

const toText = ([name, help, value]: Metric): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`

function toAlarmsText(alarms: readonly Alarm[]): string {
  const lines = alarmNames.map((name) => {
    const number = alarms.filter((alarm) => alarm.name === name).length
    return `publisher_alarms{name="${name}"} ${number}\n`
  })
  return `# HELP publisher_alarms What somebody should look after.\n# TYPE publisher_alarms gauge\n${lines.join('')}`
}
