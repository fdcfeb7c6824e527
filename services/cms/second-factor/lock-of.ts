import { type Lock } from '../../shared/secrets/seal'
import { environment } from '../environment'

/** What is sealed for one person is worthless in another one's row; so is what was only offered. */
const lockOf = (purpose: string): Lock => ({ secret: environment.secret(), purpose: `second factor ${purpose}` })

export const offerLockOf = (id: number): Lock => lockOf(`offer to ${id}`)

export const secretLockOf = (id: number): Lock => lockOf(`secret of ${id}`)
