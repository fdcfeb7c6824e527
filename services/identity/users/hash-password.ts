import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

type Cost = { logN: number; r: number; p: number }

const cost: Cost = { logN: 15, r: 8, p: 1 }
const keyBytes = 32
const saltBytes = 16
// One hash takes 32 MB and a fifth of a second of one core: more at once would let anybody stop the service.
const mostAtOnce = 2
const mostWaiting = 64
const memoryOf = ({ logN, r }: Cost): number => 2 * 128 * 2 ** logN * r

/** Too many people sign in at this moment. */
export class TooBusy extends Error {}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= mostAtOnce) {
    if (waiting.length >= mostWaiting) throw new TooBusy('Too many sign-ins at once.')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    // The place goes straight to the next in line; only with nobody there is it given up.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

const derive = (password: string, salt: Buffer, used: Cost): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        const options = { N: 2 ** used.logN, r: used.r, p: used.p, maxmem: memoryOf(used) }
        // Composed and decomposed letters are the same password.
        scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )

/** `scrypt$15$8$1$salt$key`: the cost is kept beside each password, so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.logN, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$')
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, logN, r, p, salt = '', key = ''] = stored.split('$')
  const expected = Buffer.from(key, 'base64')
  const found = await derive(password, Buffer.from(salt, 'base64'), { logN: Number(logN), r: Number(r), p: Number(p) })
  return timingSafeEqual(found, expected)
}

let decoy: Promise<string> | undefined

/** The same work for somebody who does not exist, so that the time taken tells nothing. */
export async function pretendToCheck(password: string): Promise<false> {
  decoy ??= hashPassword(randomBytes(saltBytes).toString('hex'))
  await isPassword(password, await decoy)
  return false
}
