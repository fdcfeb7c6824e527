const layer = /^@layer ([^{};]+)$/
const order = /^\s*@layer [^{}]+;$/

/** The blocks and statements that a sheet consists of, each with what stands before its brace. */
function* blocksIn(sheet) {
  let [start, brace, depth, quote] = [0, -1, 0, '']
  for (let at = 0; at < sheet.length; at++) {
    const letter = sheet[at]
    if (letter === '\\') at++
    else if (quote) quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '{' && depth++ === 0) brace = at
    else if ((letter === '}' && --depth === 0) || (letter === ';' && depth === 0)) {
      const text = sheet.slice(start, at + 1)
      yield brace < 0
        ? { text }
        : { text, head: sheet.slice(start, brace).trim(), body: sheet.slice(brace + 1, at).replace(/;$/, '') }
      ;[start, brace] = [at + 1, -1]
    }
  }
  if (sheet.slice(start).trim()) throw new Error(`A style sheet ends in the middle: ${sheet.slice(start, start + 80)}`)
}

/** One sheet of several, in their order. Parts of one layer that follow each other become one; an order of layers is said once. */
exports.joinSheets = (sheets) => {
  const joined = []
  for (const { text, head, body } of sheets.flatMap((sheet) => [...blocksIn(sheet)])) {
    const last = joined.at(-1)
    if (order.test(text) && joined.some((one) => one.text === text.trim())) continue
    if (!layer.test(head ?? '')) joined.push({ text: text.trim() })
    else if (last?.head === head) last.bodies.push(body)
    else joined.push({ head, bodies: [body] })
  }
  return joined.map(({ text, head, bodies }) => text ?? `${head}{${bodies.join('')}}`).join('')
}
