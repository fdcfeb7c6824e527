import { dirname } from 'node:path'
import { listFiles } from '../support/place/list-files'

const most = 15

/** Folders that are lists: every file in them is one more of the same kind. */
const listsOfOneKind: Readonly<Record<string, string>> = {
  'services/account/graphql/schema': 'a part of the schema',
  'services/account/records': 'a table of what people keep',
  'services/cms/components': 'a part of the screens for editors, as Payload asks for it by name',
  'services/cms/fields': 'a field of forms',
  'services/cms/migrations': 'a migration',
  'services/cms/words': 'the words of one screen, in the languages of editors',
  'services/demo/items': 'what the demonstration has of a kind of content',
  'src/config': 'a fact that every other room may use',
  'src/content': 'a kind of content',
  'src/forms': 'a form, with its rules',
  'src/plan/show': 'how one thing is shown, whichever page it is on',
  'src/plan/views': 'a view',
  'src/routes': 'a kind of route',
  'src/templates': 'a template',
  'tests/support/search': 'what the tests of search share',
  'tests/support/storm': 'what the storms share',
}

describe('folders of the product', () => {
  const counts = new Map<string, number>()
  for (const path of listFiles(['src', 'services', 'plugins', 'tests/support'])) {
    if (/\.([cm]?js|tsx?)$/.test(path)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  }
  const large = [...counts].filter(([, count]) => count > most).map(([folder]) => folder)

  it('hold at most 15 files of code, unless they are a list of one kind (house 5)', () => {
    expect(large.filter((folder) => !Object.hasOwn(listsOfOneKind, folder))).toEqual([])
  })

  it('are called lists only where they are long', () => {
    expect(Object.keys(listsOfOneKind).filter((folder) => counts.has(folder) && !large.includes(folder))).toEqual([])
  })
})
