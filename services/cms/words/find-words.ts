import { type InEach } from './admin-language'

type FindWords = {
  open: string
  label: string
  hint: string
  nothing: string
  close: string
  count: (found: number) => string
}

export const findWords: InEach<FindWords> = {
  en: {
    open: 'Find anything',
    label: 'Name, number or address',
    hint: 'Any kind, any language. Arrow keys choose, Enter opens.',
    nothing: 'Nothing is called so.',
    close: 'Close',
    count: (found) => `${found} found`,
  },
  fr: {
    open: 'Tout rechercher',
    label: 'Nom, numéro ou adresse',
    hint: 'Tous les types, toutes les langues. Les flèches choisissent, Entrée ouvre.',
    nothing: 'Rien ne porte ce nom.',
    close: 'Fermer',
    count: (found) => `${found} ${found < 2 ? 'résultat' : 'résultats'}`,
  },
  zh: {
    open: '搜索全部内容',
    label: '名称、编号或地址',
    hint: '涵盖所有类型和语言。方向键选择，回车键打开。',
    nothing: '没有匹配的名称。',
    close: '关闭',
    count: (found) => `找到 ${found} 项`,
  },
}
