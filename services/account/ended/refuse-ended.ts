import { type FindAsker } from '../people/find-asker'
import { type Endings } from './open-endings'

type Parts = { endings: Pick<Endings, 'isEnded' | 'untilRead'>; report: (line: string) => void }

/** Who asks, unless what their token was issued for has been signed out since. */
export const refuseEnded =
  (findAsker: FindAsker, { endings, report }: Parts): FindAsker =>
  async (authorization, path) => {
    const asker = await findAsker(authorization, path)
    if (!asker) return undefined
    await endings.untilRead()
    if (!endings.isEnded(asker)) return asker
    report(`401 ${path}: signed out`)
    return undefined
  }
