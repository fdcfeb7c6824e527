import ts from 'typescript'

/** What programs alone read: logs, faults of ours, SQL. */
const ofPrograms = /^(?:(?:Syntax)?Error|log\.\w+|logger\.\w+|console\.\w+|record|describe)$/

function isOfPrograms(node: ts.Node): boolean {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isImportDeclaration(at) || ts.isTypeNode(at) || ts.isTaggedTemplateExpression(at)) return true
    const called = ts.isCallExpression(at) || ts.isNewExpression(at) ? at.expression.getText() : ''
    if (ofPrograms.test(called)) return true
    if (ts.isBlock(at)) return false
  }
  return false
}

/** A template with something in each of its places. */
function toSample(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }, place) => `${place + 2}${literal.text}`).join('')
}

/** What code says in words; of what is filled in, a number for each place. */
export function findReplies(path: string, code: string, isReply: (words: string) => boolean): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const words = toSample(node)
    if (words !== undefined && isReply(words) && !isOfPrograms(node)) found.push(words)
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}
