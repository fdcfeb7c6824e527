export type PostalParts = { street: string[]; city: string; region: string; code: string; country: string }

type Office = { address: string; city: string; country: string }

const withoutArticle = (name: string): string => name.replace(/^the /i, '')

/**
 * An address as editors write it, taken apart as far as its city and its country tell: a line that says anything else
 * stays in the street, so that nothing is lost and nothing guessed.
 */
export function toPostalParts({ address, city, country }: Office): PostalParts {
  const parts: PostalParts = { street: [], city, region: '', code: '', country }
  for (const line of address.split('\n').map((text) => text.trim())) {
    const hasCity = city !== '' && line.includes(city)
    const rest = (hasCity ? line.replace(city, '') : line).replace(/^[\s,]+|[\s,]+$/g, '')
    if (rest === '' || withoutArticle(rest) === withoutArticle(country)) continue
    // NY 10001, EC3X 9ZZ, 1017 AB: as long as a postcode, in capitals, and with a figure.
    const [, region = '', code] = /^(?:([A-Z]{2}) )?(?=.*\d)([A-Z\d][A-Z\d -]{3,9})$/.exec(hasCity ? rest : '') ?? []
    if (code === undefined) parts.street.push(line)
    else Object.assign(parts, { region, code })
  }
  return parts
}
