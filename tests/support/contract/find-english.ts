import ts from 'typescript'

/** Attributes and calls that are of programs: what stands in them is read by nobody. */
const ofPrograms = new Set(['className', 'id', 'href', 'type', 'rel', 'autoComplete', 'inputMode'])
const callsOfPrograms = new Set([
  'Error',
  'querySelector',
  'querySelectorAll',
  'getElementById',
  'closest',
  'URLSearchParams',
])
/** What keys of a keyboard are called by browsers, and what is called the same in every language. */
const sameEverywhere = /^(?:use client|Key[A-Z]|Enter|Escape|Tab|Home|End|Ctrl K|Alt\+N|(?:(?:Alt\+)?Arrow\w+ ?)+)$/

const isSaid = (text: string): boolean =>
  !sameEverywhere.test(text.trim()) &&
  !text.startsWith('.') &&
  (/^\s*[A-Z][a-z]/.test(text) || /[A-Za-z]{2,},? [A-Za-z]+/.test(text))

function isOfPrograms(node: ts.Node): boolean {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isImportDeclaration(at) || ts.isTypeNode(at) || ts.isTaggedTemplateExpression(at)) return true
    if (ts.isJsxAttribute(at) && ofPrograms.has(at.name.getText())) return true
    const called = ts.isCallExpression(at) || ts.isNewExpression(at) ? at.expression.getText() : undefined
    if (called !== undefined && callsOfPrograms.has(called.slice(called.lastIndexOf('.') + 1))) return true
    if (ts.isJsxElement(at) || ts.isBlock(at)) return false
  }
  return false
}

/** What a screen says in English by itself, and not in the words that it has in each language of the editors. */
export function findEnglish(path: string, code: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const { text } = node as { text?: unknown }
    if (ts.isJsxText(node) && /\p{L}{2,}/u.test(node.text) && !sameEverywhere.test(node.text.trim()))
      found.push(node.text.trim())
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    if (isText && typeof text === 'string' && isSaid(text) && !isOfPrograms(node)) found.push(text)
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}
