import SchemaBuilder from '@pothos/core'
import { graphql } from 'graphql'
import { findUnruled, guardSchema } from '../../../../services/account/graphql/guard-schema'
import { byAnybodySignedIn, seenBy } from '../../../../services/account/graphql/rules'
import { can, type Subject } from '../../../../src/access/can'
import { noPermissions } from '../../../../src/access/permissions'

type Note = { id: string; of: string }

const notes: Note[] = [
  { id: '1', of: 'anna' },
  { id: '2', of: 'ben' },
]
const owned = seenBy((asker: Subject | undefined, { of }: Note) => can(asker, 'read', { kind: 'own-record', of }))

/** A schema whose queries have all forgotten their conditions. */
function makeSchema({ type = owned, field = byAnybodySignedIn }: { type?: object; field?: object }) {
  const builder = new SchemaBuilder<{ DefaultFieldNullability: false }>({ defaultFieldNullability: false })
  const NoteType = builder
    .objectRef<Note>('Note')
    .implement({ extensions: { ...type }, fields: (t) => ({ id: t.exposeID('id') }) })
  builder.queryType({
    fields: (t) => ({
      all: t.field({ type: [NoteType], extensions: { ...field }, resolve: () => notes }),
      one: t.field({ type: NoteType, extensions: { ...field }, resolve: () => notes[1] as Note }),
      perhaps: t.field({ type: NoteType, nullable: true, extensions: { ...field }, resolve: () => notes[1] }),
    }),
  })
  return builder.toSchema()
}

const ask = (sub: string | undefined, source: string) => {
  const subject = () => Promise.resolve(sub === undefined ? undefined : { sub, permissions: noPermissions })
  return graphql({ schema: guardSchema(makeSchema({})), source, contextValue: { subject } })
}

describe('the guard of the schema', () => {
  it('leaves out of a list what is not theirs, even where a query forgot to (AC-3)', async () => {
    expect((await ask('anna', '{ all { id } }')).data).toEqual({ all: [{ id: '1' }] })
    expect((await ask('carl', '{ all { id } }')).data).toEqual({ all: [] })
  })

  it('answers for another’s as for one that does not exist (AC-3)', async () => {
    expect((await ask('anna', '{ perhaps { id } }')).data).toEqual({ perhaps: null })
    expect((await ask('anna', '{ one { id } }')).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
    expect((await ask('ben', '{ one { id } perhaps { id } }')).data).toEqual({ one: { id: '2' }, perhaps: { id: '2' } })
  })

  it('asks who it is before anything is looked up (AC-3)', async () => {
    expect((await ask(undefined, '{ all { id } }')).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  })

  it('is not made of a schema in which somebody forgot to say who may see it (AC-3)', () => {
    expect(findUnruled(makeSchema({ type: {}, field: {} }))).toEqual([
      'Note',
      'Query.all',
      'Query.one',
      'Query.perhaps',
    ])
    expect(() => guardSchema(makeSchema({ field: {} }))).toThrow('Nobody has said who may see Query.all')
  })
})
