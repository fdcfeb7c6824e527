import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { messageOf } from '../shared/log'

type Listening = {
  databaseUrl: string
  channel: string
  /** What was said; undefined where something may have been missed. */
  hear: (said: string | undefined) => void
  report: (line: string) => void
}

const pauseMs = 1000

/** Hears what is said on a channel of the database, on a connection of its own that is opened again whenever it is lost. */
export function listenTo({ databaseUrl, channel, hear, report }: Listening): () => Promise<void> {
  const over = new AbortController()
  let current: Client | undefined
  let isDown = false

  const listen = async () => {
    const client = new Client({ connectionString: databaseUrl, keepAlive: true })
    const lost = new Promise<void>((resolve) => client.once('end', resolve).on('error', () => resolve()))
    current = client
    client.on('notification', ({ payload }) => hear(payload))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      isDown = false
      hear(undefined)
      await lost
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  const keepListening = async () => {
    while (!over.signal.aborted) {
      await listen().catch((error: unknown) => {
        if (!isDown && !over.signal.aborted) report(`Nothing is heard from the database: ${messageOf(error)}`)
        isDown = true
      })
      await sleep(pauseMs, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }
  const work = keepListening()
  return async () => {
    over.abort()
    await current?.end().catch(() => undefined)
    await work
  }
}
