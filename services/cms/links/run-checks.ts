import { setTimeout as sleep } from 'node:timers/promises'
import { type Checked, type Checker } from './check-link'

const hostsAtOnce = 4

type Running = { pauseMs: number; keep: (url: string, checked: Checked) => Promise<void> }

/** Each host is asked by one visitor, who waits between two pages; a few hosts at the same time. */
export async function runChecks(urls: readonly string[], checker: Checker, { pauseMs, keep }: Running): Promise<void> {
  const hosts = new Map<string, string[]>()
  for (const url of urls) hosts.set(new URL(url).host, [...(hosts.get(new URL(url).host) ?? []), url])
  const waiting = [...hosts.values()]
  const visit = async () => {
    for (let own = waiting.shift(); own; own = waiting.shift()) {
      for (const url of own) {
        await keep(url, await checker.check(url))
        await sleep(pauseMs, undefined, { ref: false })
      }
    }
  }
  await Promise.all(Array.from({ length: hostsAtOnce }, visit))
}
