/** What spreadsheets take for the beginning of a formula: they would run what somebody else wrote. */
const formula = /^[=+\-@\t\r]/

const toCell = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of a table as RFC 4180 has it. */
export const toCsvLine = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`

/** Without it, spreadsheets read every letter beyond English wrongly. */
export const byteOrderMark = '\uFEFF'
