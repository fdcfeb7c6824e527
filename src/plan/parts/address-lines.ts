/** An address as it is shown: no postcode is torn apart, and no number is left alone, at the end of a line. */
export const addressLines = (address: string): string[] =>
  address.split('\n').map((line) => line.replace(/ (?=[A-Z]*\d[A-Z\d]*$)/, '\u00A0'))
