import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isOtherFirm } from '../../src/config/firm-folder'
import { type Demonstration } from '../shared/demonstration'

// Loaded when it is asked for and by its place alone: types and compilers do without it where it was deleted.
const place = join(__dirname, '../demo/demonstration.ts')

/** Whether there is one to be shown. It is of the firm of src/firm: another firm has neither its people nor its words. */
export const hasDemonstration = (program = place, isOther = isOtherFirm()): boolean => !isOther && existsSync(program)

export const noDemonstration =
  'There is no demonstration here. It comes with services/demo, and belongs to the firm of src/firm: without both, start without --demo.'

/** The demonstration; undefined where there is none. */
export async function findDemonstration(program = place): Promise<Demonstration | undefined> {
  if (!hasDemonstration(program)) return undefined
  const { demonstration } = (await import(program)) as { demonstration: Demonstration }
  return demonstration
}
