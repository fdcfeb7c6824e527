/** Schemes that cannot run anything, and no character that a browser would skip while it looks for the scheme. */
export function isSafeAddress(address: string): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are what this looks for
  if (/[\u0000-\u0020\u007f\\<>"]/.test(address)) return false
  if (/^https:\/\/[^/]+/.test(address)) return URL.canParse(address)
  return /^(?:mailto:[^@]+@[^@]+|tel:\+?[\d().-]+)$/.test(address)
}
