import { type Library } from '../../releases/library/library'
import { openLibrary } from '../../releases/library/open-library'
import { environment } from '../environment'

let opened: Promise<Library> | undefined

/** The media library's files: one connection for all who ask. */
export const mediaLibrary = (): Promise<Library> =>
  (opened ??= openLibrary({ folder: environment.mediaFolder(), ...environment.bucket() }))
