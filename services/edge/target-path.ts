const longestTarget = 4096

// Encodings that hide a slash, a backslash, a null byte or another encoding have no honest use in an address.
const deceptive = /%(?:00|25|2f|5c)|\\|\0/i

// A segment that names its own folder or the one above.
const climbs = /\/\.{1,2}(?=\/|$)/

/** The path of a request target, decoded once; undefined for one that nobody may be served. */
export function findTargetPath(target: string | undefined): string | undefined {
  if (!target?.startsWith('/') || target.length > longestTarget) return undefined
  const [raw = ''] = target.split(/[?#]/)
  if (deceptive.test(raw) || raw.startsWith('//')) return undefined
  try {
    const path = decodeURIComponent(raw)
    return climbs.test(path) ? undefined : path
  } catch {
    return undefined
  }
}
