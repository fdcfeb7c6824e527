import { type Payload } from 'payload'
import { environment } from '../environment'
import { findGeneration } from './generations'
import { findClaimed, readPreviewPath, toPreviewPath, type Draft } from './links'

/** The address that opens a draft now. */
export async function makeLink(payload: Payload, draft: Draft): Promise<string> {
  const path = toPreviewPath(draft, environment.secret(), { generation: await findGeneration(payload, draft) })
  return `${environment.publicUrl()}${path}`
}

export async function openLink(payload: Payload, path: string): Promise<ReturnType<typeof readPreviewPath>> {
  const claimed = findClaimed(path)
  if (!claimed) return 'wrong'
  return readPreviewPath(path, environment.secret(), { generation: await findGeneration(payload, claimed) })
}
