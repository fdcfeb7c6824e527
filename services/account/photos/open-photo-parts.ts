import { type Database } from '../../database/open-database'
import { type FileParts } from '../files/open-file-parts'
import { openPhotos } from './photos'
import { openTakePhoto } from './take-photo'

/** Photographs, how they are taken in, and the addresses under which they are shown. */
export function openPhotoParts(database: Pick<Database, 'query'>, { files, signed }: FileParts) {
  const photos = openPhotos(database)
  return { photos, takePhoto: openTakePhoto({ photos, files }), signed }
}
