import { isIPv4, isIPv6 } from 'node:net'

/** The first that is found counts: most browsers name others as well. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

const findIn = (known: readonly (readonly [string, RegExp])[], agent: string): string | null =>
  known.find(([, pattern]) => pattern.test(agent))?.[0] ?? null

/** What a browser says of itself, as people call it. */
export const describeBrowser = (agent: string) => ({
  browser: findIn(browsers, agent),
  system: findIn(systems, agent),
})

const ipv4Parts = 3
const ipv6Parts = 3

/** Which network an address is of, without which machine in it: that much is kept. */
export function shortenAddress(given: string): string | null {
  const address = given.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(address)) return `${address.split('.').slice(0, ipv4Parts).join('.')}.*`
  if (!isIPv6(address)) return null
  const [front = ''] = address.split('::')
  const known = front.split(':').filter((part) => part !== '')
  return `${known.slice(0, ipv6Parts).join(':')}::*`
}

/** Two letters that name a country; a proxy says XX or T1 where it does not know one. */
export const readCountry = (said: string | undefined): string | null =>
  said !== undefined && /^[A-Z]{2}$/i.test(said) && said.toUpperCase() !== 'XX' ? said.toUpperCase() : null
