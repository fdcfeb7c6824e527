import { type InEach } from './admin-language'

type ReadingWords = {
  heading: string
  counted: (words: number, minutes: number) => string
  headings: string
  links: string
  missingAlt: string
  good: string
  search: string
  social: string
  noDescription: string
  saved: string
}

export const readingWords: InEach<ReadingWords> = {
  en: {
    heading: 'As readers find it',
    counted: (words, minutes) => `${words.toLocaleString('en-GB')} words, ${minutes} min to read`,
    headings: 'Headings that skip a level',
    links: 'Links whose words do not say where they lead',
    missingAlt: 'Pictures without a description in this language',
    good: 'Headings, links and pictures are in order.',
    search: 'As a search result',
    social: 'As a card on social networks',
    noDescription: 'No description: search engines choose a sentence themselves.',
    saved: 'Of what is saved.',
  },
  fr: {
    heading: 'Tel que les lecteurs le trouvent',
    counted: (words, minutes) => `${words.toLocaleString('fr-FR')} mots, ${minutes} min de lecture`,
    headings: 'Titres qui sautent un niveau',
    links: 'Liens dont le texte ne dit pas où ils mènent',
    missingAlt: 'Images sans description dans cette langue',
    good: 'Titres, liens et images sont en ordre.',
    search: 'En résultat de recherche',
    social: 'En carte sur les réseaux sociaux',
    noDescription: 'Pas de description : les moteurs de recherche choisissent eux-mêmes une phrase.',
    saved: 'D’après ce qui est enregistré.',
  },
  zh: {
    heading: '读者所见',
    counted: (words, minutes) => `${words.toLocaleString('zh-CN')} 字，阅读约 ${minutes} 分钟`,
    headings: '跳级的标题',
    links: '文字未说明去向的链接',
    missingAlt: '缺少本语言说明的图片',
    good: '标题、链接和图片均无问题。',
    search: '搜索结果预览',
    social: '社交网络卡片预览',
    noDescription: '没有描述：搜索引擎会自行选取句子。',
    saved: '以已保存的内容为准。',
  },
}
