import { type Picture } from '../../content/picture'
import { type LedRow } from '../../ui/led-list/led-list'
import { showPicture } from './picture'

// As many as stand beside a lead on a wide screen, with it; a page of a list holds whole movements.
export const rowsPerMovement = 6

const sizes = '(min-width: 60rem) 42rem, (min-width: 40rem) 40vw, 100vw'

/** Of every few rows the first leads, with its picture or the engraving that is drawn of it. */
export function leadRow(row: LedRow, position: number, item: { slug: string; cover?: Picture | undefined }): LedRow {
  if (position % rowsPerMovement !== 0) return row
  const picture = showPicture(item.cover, sizes)
  return { ...row, lead: { slug: item.slug, ...(picture ? { picture } : {}) } }
}
