import { type PhotoProblem } from '../../../src/forms/account-photo'
import { type Files } from '../files/files'
import { type Change } from '../records/profiles'
import { limitSenders } from '../sent-forms/limit-senders'
import { drawPhoto } from './draw-photo'
import { type Photo, type Photos } from './photos'

export type TakenPhoto = Photo | PhotoProblem | 'changed' | 'busy'

/** Draws and keeps the photograph of a person. */
export type TakePhoto = (sub: string, change: Change, bytes: Buffer) => Promise<TakenPhoto>

const limit = { most: 20, seconds: 3600 }

type Parts = { photos: Pick<Photos, 'change'>; files: Pick<Files, 'store'> }

/** Drawing takes what a hundred questions take: of a person one at a time is drawn, and not many an hour. */
export function openTakePhoto({ photos, files }: Parts): TakePhoto {
  const drawing = new Set<string>()
  const senders = limitSenders(limit)
  return async (sub, change, bytes) => {
    if (drawing.has(sub) || !senders.allow(sub)) return 'busy'
    drawing.add(sub)
    try {
      const drawn = await drawPhoto(bytes)
      if (typeof drawn === 'string') return drawn
      return (await photos.change(sub, change, await files.store(drawn))) ?? 'changed'
    } finally {
      drawing.delete(sub)
    }
  }
}
