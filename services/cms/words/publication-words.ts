import { type InEach } from './admin-language'

type Next = { pages: number; seconds: number | null }

type PublicationWords = {
  /** Before the press, where readers and the editor would wait for it; seconds where it is known how long that takes. */
  change: (next: Next) => string
  /** What the press for all languages together changes. */
  changeOfAll: (pages: number) => string
}

const figure = (language: string) => (pages: number) => new Intl.NumberFormat(language).format(pages)
const [inEnglish, inFrench, inChinese] = [figure('en-GB'), figure('fr-FR'), figure('zh-CN')]

export const publicationWords: InEach<PublicationWords> = {
  en: {
    change: ({ pages, seconds }) =>
      `Publishing it changes up to ${inEnglish(pages)} pages${seconds === null ? '' : `, in about ${seconds} s`}.`,
    changeOfAll: (pages) => `In all languages together: up to ${inEnglish(pages)} pages.`,
  },
  fr: {
    change: ({ pages, seconds }) =>
      `La publication modifie jusqu’à ${inFrench(pages)} pages${seconds === null ? '' : `, en ${seconds} s environ`}.`,
    changeOfAll: (pages) => `Dans toutes les langues ensemble : jusqu’à ${inFrench(pages)} pages.`,
  },
  zh: {
    change: ({ pages, seconds }) =>
      `发布后最多会更改 ${inChinese(pages)} 个页面${seconds === null ? '' : `，大约需要 ${seconds} 秒`}。`,
    changeOfAll: (pages) => `所有语言合计最多 ${inChinese(pages)} 个页面。`,
  },
}

/** What an editor reads of the pages that a press would change: of the language at hand, and of all where others change many too. */
export function tellChange(words: PublicationWords, own: Next | undefined, others: readonly Next[]): string[] {
  if (!own) return []
  const all = others.reduce((sum, { pages }) => sum + pages, own.pages)
  return [words.change(own), ...(others.length > 0 ? [words.changeOfAll(all)] : [])]
}
