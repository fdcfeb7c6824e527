import * as z from 'zod/mini'

/** Mail programs write the name of a machine in its own script; letters are addressed by the name that its registry has. */
function toRegistered(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const name = address.slice(at)
  const isForeign = !/[\s/?#@:\\]/.test(name) && /[\u0080-\u{10ffff}]/u.test(name)
  return isForeign && URL.canParse(`http://${name}`) ? address.slice(0, at) + new URL(`http://${name}`).host : address
}

// Ends of addresses are written in other scripts too.
const pattern = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w'+-]@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i

/** One address to which letters can be sent. */
export const mailAddress = (most: number) =>
  z.pipe(z.pipe(z.string(), z.transform(toRegistered)), z.string().check(z.regex(pattern), z.maxLength(most)))
