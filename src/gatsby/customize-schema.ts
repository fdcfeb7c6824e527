import { type CreateSchemaCustomizationArgs } from 'gatsby'

/** A page's context is its whole input and nobody queries it: without this, Gatsby would read all of them to guess types. */
export function createSchemaCustomization({ actions }: Pick<CreateSchemaCustomizationArgs, 'actions'>): void {
  actions.createTypes('type SitePage implements Node @dontInfer { path: String! }')
}
