import { type InEach } from './admin-language'

type TreeWords = { heading: (count: number) => string; untitled: (id: number) => string }

/** Above the list of a kind whose items stand below one another. */
export const treeWords: InEach<TreeWords> = {
  en: { heading: (count) => `As a tree (${count})`, untitled: (id) => `Number ${id}` },
  fr: { heading: (count) => `En arborescence (${count})`, untitled: (id) => `Numéro ${id}` },
  zh: { heading: (count) => `树形结构（${count}）`, untitled: (id) => `编号 ${id}` },
}
