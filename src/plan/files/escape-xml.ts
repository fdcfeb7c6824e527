const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML cannot hold most control characters at all. */
export const escapeXml = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex -- these are what is taken away
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"]/g, (mark) => entities[mark] ?? mark)
