/** A property of a calendar or of a card, with its parameters. RFC 5545 and RFC 6350 write them alike. */
export type Property = [name: string, value: string]

const mostBytes = 75

export const toContentLines = (properties: readonly Property[]): string =>
  properties.map(([name, value]) => `${fold(`${name}:${value}`)}\r\n`).join('')

/** A text as a value. Line breaks are written, other control characters are left out: neither standard allows them. */
export const toText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- these are what is taken away
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\n/g, '\\n')

/** No line is longer than 75 bytes, and no letter is cut: a line that begins with a space goes on. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const letter of line) {
    if (Buffer.byteLength(current + letter) > mostBytes) {
      lines.push(current)
      current = ' '
    }
    current += letter
  }
  return [...lines, current].join('\r\n')
}

/** 20261203T123000Z */
export const toStamp = (instant: string): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
