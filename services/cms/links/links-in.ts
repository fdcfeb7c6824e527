/** Every address outside the site that a published document sends its readers to. */
export function linksIn(document: unknown, own: string): string[] {
  const found = new Set<string>()
  collect(document, (url) => {
    if (isOutside(url, own)) found.add(url)
  })
  return [...found]
}

function collect(value: unknown, add: (url: string) => void): void {
  if (typeof value === 'string') {
    if (/^https?:\/\/\S+$/.test(value)) add(value)
  } else if (Array.isArray(value)) {
    for (const one of value) collect(one, add)
  } else if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) collect(one, add)
  }
}

function isOutside(url: string, own: string): boolean {
  return URL.canParse(url) && new URL(url).host !== new URL(own).host
}
