import { GraphQLError, NoSchemaIntrospectionCustomRule, type ValidationRule } from 'graphql'
import { type Plugin } from 'graphql-yoga'
import { type Measure, measureDocument } from './measure-document'

/** The largest of our own operations stays far below each of these. */
export const documentLimits = { depth: 8, fields: 200, aliases: 15, roots: 10 } as const satisfies Measure

const code = { extensions: { code: 'TOO_MUCH' } }

const isWithin: ValidationRule = (context) => ({
  Document: (document) => {
    const measure = measureDocument(document)
    for (const name of Object.keys(documentLimits) as (keyof Measure)[]) {
      if (measure[name] <= documentLimits[name]) continue
      context.reportError(new GraphQLError(`Too much at once: ${documentLimits[name]} is the most (${name}).`, code))
    }
  },
})

/** What refuses documents that would be a burden to answer, before anything of them is answered. */
export const documentRules = ({ introspection }: { introspection: boolean }): ValidationRule[] =>
  introspection ? [isWithin] : [isWithin, NoSchemaIntrospectionCustomRule]

export const limitDocuments = (own: { introspection: boolean }): Plugin => ({
  onValidate: ({ addValidationRule }) => {
    for (const rule of documentRules(own)) addValidationRule(rule)
  },
})
