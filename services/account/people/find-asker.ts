import { type JWTVerifyGetKey } from 'jose'
import { type Holder } from './grants'
import { readBearer, type VerifiedToken, verifyToken } from './verify-token'

/** The asking person, by their token. */
export type Asker = VerifiedToken & Pick<Holder, 'findVerifiedEmail'>
/** Who asks at an address, by the header that says so; undefined for nobody. */
export type FindAsker = (authorization: string | undefined, path: string) => Promise<Asker | undefined>

type Parts = {
  keys: JWTVerifyGetKey
  issuer: string
  audience: string
  /** What claims of the firm's own begin with. */
  namespace: string
  findVerifiedEmail: (token: string, sub: string) => Promise<string | undefined>
  report: (line: string) => void
}

/** Judges the tokens of those who ask. What is wrong with one is for the log alone. */
export const openAskers =
  ({ keys, findVerifiedEmail, report, ...expected }: Parts): FindAsker =>
  async (authorization, path) => {
    const token = readBearer(authorization)
    const found = token === undefined ? { why: 'no bearer' } : await verifyToken(token, keys, expected)
    if (token !== undefined && 'sub' in found) {
      return { ...found, findVerifiedEmail: () => findVerifiedEmail(token, found.sub) }
    }
    report(`401 ${path}: ${'why' in found ? found.why : ''}`)
    return undefined
  }
