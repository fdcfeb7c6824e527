import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CmsClient, signIn } from './cms-client'
import { contentOf } from './gated-content'
import { findPlace, processesOf, type Place, removePlace, startInstallation } from './installation'

export type Seen = { status: number; text: string; headers: Headers }

/** A whole installation with a site, in which somebody publishes and somebody reads. */
export type Publishing = Awaited<ReturnType<typeof startPublishing>>

export async function startPublishing(env: Record<string, string> = {}) {
  const place = await findPlace()
  const installation = startInstallation(place, { env: { SITE: 'built', ...env } })
  await installation.says(/Ready: [^]*product-manager@/)
  const admin = await signIn(place)
  const edge = `http://127.0.0.1:${place.portBase}`
  const read = async (path: string): Promise<Seen> => {
    const response = await fetch(edge + path, { redirect: 'manual' })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  const stop = async () => {
    await installation.stop()
    removePlace(place)
  }
  return { place, edge, admin, read, stop, secrets: secretsOf(place), ...writersOf(admin), until: untilSeen(read) }
}

/** Reads again and again until what is there is as it should be. */
const untilSeen =
  (read: (path: string) => Promise<Seen>) =>
  async (path: string, isSo: (seen: Seen) => boolean, withinMs = 30_000): Promise<Seen> => {
    const end = Date.now() + withinMs
    for (;;) {
      const seen = await read(path)
      if (isSo(seen)) return seen
      if (Date.now() > end) throw new Error(`${path} is not as expected: ${seen.status} ${seen.text.slice(0, 300)}`)
      await sleep(30)
    }
  }

function writersOf(admin: CmsClient) {
  const { add } = contentOf(admin)
  const change = async (collection: string, id: number, body: object) => {
    const answer = await admin.ask('PATCH', `${collection}/${id}`, { body: { _status: 'published', ...body } })
    if (answer.status !== 200) throw new Error(`${collection} refused: ${answer.words}`)
  }
  return { add, change }
}

function secretsOf({ dataDir }: Place): Record<string, string> {
  return JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>
}

/** The processes of an installation that run a service. */
export const pidsOf = (place: Place, service: string): number[] =>
  processesOf(place).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`services/${service}/main.ts`)
    } catch {
      return false
    }
  })
