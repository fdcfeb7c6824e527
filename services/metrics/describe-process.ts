import { monitorEventLoopDelay } from 'node:perf_hooks'

export type Family = { name: string; type: string; help: string; lines: readonly string[] }

/** Names and meanings of what every process says of itself; docs/metrics.md lists them. */
export const processMetrics = {
  site_process_start_time_seconds: ['gauge', 'When it started, in seconds since 1970.'],
  site_process_cpu_seconds_total: ['counter', 'Processor time that it has used.'],
  site_process_resident_memory_bytes: ['gauge', 'Memory that it holds.'],
  site_process_heap_used_bytes: ['gauge', 'Of that, what JavaScript uses.'],
  site_event_loop_delay_seconds: [
    'gauge',
    'How late it is for what waits in it: 99 of 100 times less, since it was last asked.',
  ],
} as const

const nanoseconds = 1e9
let delay: ReturnType<typeof monitorEventLoopDelay> | undefined

export function describeProcess(own: string): Family[] {
  // Watched from the first question on: where nobody asks, it costs nothing.
  if (!delay) {
    delay = monitorEventLoopDelay({ resolution: 20 })
    delay.enable()
  }
  const late = Number.isFinite(delay.percentile(99)) ? delay.percentile(99) / nanoseconds : 0
  delay.reset()
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const values: Record<keyof typeof processMetrics, number> = {
    site_process_start_time_seconds: Math.round(Date.now() / 1000 - process.uptime()),
    site_process_cpu_seconds_total: (user + system) / 1e6,
    site_process_resident_memory_bytes: rss,
    site_process_heap_used_bytes: heapUsed,
    site_event_loop_delay_seconds: late,
  }
  return Object.entries(processMetrics).map(([name, [type, help]]) => ({
    name,
    type,
    help,
    lines: [`{${own}} ${values[name as keyof typeof processMetrics]}`],
  }))
}
