import { createSchema } from '../../../../services/account/graphql/schema/all-parts'
import { type RootField, rootFieldsOf } from '../../../support/records/schema-operations'

const mutations = rootFieldsOf(createSchema()).filter(({ kind }) => kind === 'mutation')
const typeOf = ({ field }: RootField, name: string): string | undefined => {
  const arg = field.args.find((one) => one.name === name)
  return arg && String(arg.type)
}

describe('a change of what is kept', () => {
  it.each(mutations.map((root) => [root.name, root] as const))(
    'can be asked again without harm, and is not made of what was changed meanwhile: %s (AC-7)',
    (_, root) => {
      // What names a record by its id changes one that exists.
      const withoutVersion = typeOf(root, 'id') === undefined ? 'Int!' : 'missing'

      expect(typeOf(root, 'key')).toBe('Key!')
      expect(typeOf(root, 'version') ?? withoutVersion).toBe('Int!')
    },
  )
})
