import * as z from 'zod'

const address = z
  .string()
  .nullish()
  .transform((value) => (value === '' ? undefined : (value ?? undefined)))
const record = z.object({
  streamUrl: address,
  recordingUrl: address,
  recordingForClients: z
    .boolean()
    .nullish()
    .transform((value) => value === true),
  recordingFilm: z
    .unknown()
    .optional()
    .transform((value) => value !== null && value !== undefined),
})

/** What can be watched of an event, and where: known to this service alone. */
export type Screening = {
  stream: string | undefined
  recording: { url: string } | 'film' | undefined
  isForClients: boolean
}

export type Screenings = {
  /** What the CMS says of one of its events now; null when it is gone. */
  hear: (collection: string, id: number, record: unknown) => void
  find: (event: number) => Screening | undefined
}

/** In memory: each change comes within a second. */
export function openScreenings(): Screenings {
  const kept = new Map<number, Screening>()
  return {
    hear: (collection, id, told) => {
      if (collection !== 'events') return
      const read = record.safeParse(told).data
      if (!read) {
        kept.delete(id)
        return
      }
      const { streamUrl: stream, recordingUrl, recordingForClients: isForClients, recordingFilm } = read
      const recording = recordingFilm ? 'film' : recordingUrl === undefined ? undefined : { url: recordingUrl }
      kept.set(id, { stream, recording, isForClients })
    },
    find: (event) => kept.get(event),
  }
}
