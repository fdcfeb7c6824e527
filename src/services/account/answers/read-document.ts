import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  type NameNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  type TypeNode,
  type ValueNode,
  type VariableDefinitionNode,
  type VariableNode,
} from 'graphql'

const tokens = /[{}()[\]:!$]|\.{3}|\w+|"[^"\\\n]*"/g
const left = /[^\s,]/

type Reader = {
  next: () => string
  /** Goes on where this comes next. */
  take: (token: string) => boolean
  /** All until this comes. */
  until: <Node>(end: string, read: () => Node) => Node[]
}

/**
 * An operation of our own, as graphql's parser would read it: that one is six kilobytes that every signed-in page would fetch. What
 * our operations have no use for is not read; a test compares all of them.
 */
export function readDocument(text: string): DocumentNode {
  if (left.test(text.replace(tokens, ''))) throw new Error('This is more than operations of ours may say.')
  const found = text.match(tokens) ?? []
  let at = 0
  const next = () => {
    const token = found[at++]
    if (token === undefined) throw new Error('This operation breaks off.')
    return token
  }
  const take = (token: string) => {
    const isNext = found[at] === token
    if (isNext) at++
    return isNext
  }
  const until = <Node>(end: string, read: () => Node): Node[] => {
    const nodes: Node[] = []
    while (!take(end)) nodes.push(read())
    return nodes
  }
  return { kind: Kind.DOCUMENT, definitions: [readOperation({ next, take, until })] }
}

const operations = new Map<string, OperationTypeNode>(
  [OperationTypeNode.QUERY, OperationTypeNode.MUTATION, OperationTypeNode.SUBSCRIPTION].map((one) => [one, one]),
)

const named = (value: string): NameNode => ({ kind: Kind.NAME, value })

function readOperation(reader: Reader): OperationDefinitionNode {
  const operation = operations.get(reader.next())
  if (operation === undefined) throw new Error('This is no operation.')
  const name = named(reader.next())
  const variableDefinitions = reader.take('(') ? reader.until(')', () => readDefinition(reader)) : []
  return {
    ...{ kind: Kind.OPERATION_DEFINITION, operation, name, variableDefinitions, directives: [] },
    selectionSet: readSelections(reader),
  }
}

function readDefinition(reader: Reader): VariableDefinitionNode {
  reader.take('$')
  const variable = readVariable(reader)
  reader.take(':')
  return { kind: Kind.VARIABLE_DEFINITION, variable, type: readType(reader), directives: [] }
}

const readVariable = ({ next }: Reader): VariableNode => ({ kind: Kind.VARIABLE, name: named(next()) })

function readType(reader: Reader): TypeNode {
  const type = reader.take('[')
    ? ({ kind: Kind.LIST_TYPE, type: reader.until(']', () => readType(reader))[0] as TypeNode } as const)
    : ({ kind: Kind.NAMED_TYPE, name: named(reader.next()) } as const)
  return reader.take('!') ? { kind: Kind.NON_NULL_TYPE, type } : type
}

function readSelections(reader: Reader): SelectionSetNode {
  if (!reader.take('{')) throw new Error('This operation selects nothing.')
  return { kind: Kind.SELECTION_SET, selections: reader.until('}', () => readSelection(reader)) }
}

function readSelection(reader: Reader): SelectionNode {
  if (reader.take('...')) {
    if (!reader.take('on')) throw new Error('Operations of ours have no fragments with names.')
    const typeCondition = { kind: Kind.NAMED_TYPE, name: named(reader.next()) } as const
    return { kind: Kind.INLINE_FRAGMENT, typeCondition, directives: [], selectionSet: readSelections(reader) }
  }
  return readField(reader)
}

function readField(reader: Reader): FieldNode {
  const first = named(reader.next())
  const renamed = reader.take(':') ? { alias: first, name: named(reader.next()) } : { name: first }
  const given = reader.take('(') ? reader.until(')', () => readArgument(reader)) : []
  const field = { kind: Kind.FIELD, ...renamed, arguments: given, directives: [] } as const
  if (!reader.take('{')) return field
  const selections = reader.until('}', () => readSelection(reader))
  return { ...field, selectionSet: { kind: Kind.SELECTION_SET, selections } }
}

function readArgument(reader: Reader): ArgumentNode {
  const name = named(reader.next())
  reader.take(':')
  return { kind: Kind.ARGUMENT, name, value: readValue(reader) }
}

function readValue(reader: Reader): ValueNode {
  if (reader.take('$')) return readVariable(reader)
  if (reader.take('[')) return { kind: Kind.LIST, values: reader.until(']', () => readValue(reader)) }
  const value = reader.next()
  if (value.startsWith('"')) return { kind: Kind.STRING, value: value.slice(1, -1), block: false }
  if (/^\d+$/.test(value)) return { kind: Kind.INT, value }
  if (value === 'true' || value === 'false') return { kind: Kind.BOOLEAN, value: value === 'true' }
  return value === 'null' ? { kind: Kind.NULL } : { kind: Kind.ENUM, value }
}
