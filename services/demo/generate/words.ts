import { type Locale } from '../../../src/config/locales'
import { type Random } from '../compose/random'

/** Words of a corpus whose texts nobody reads: accents, apostrophes and Chinese, so that lengths and encodings are real. */
const lists: Partial<Record<Locale, { words: string[]; gap: string; stop: string }>> = {
  en: {
    words:
      'notice holder market filing threshold court order claim duty review record board share panel day rule office reason party term'.split(
        ' ',
      ),
    gap: ' ',
    stop: '. ',
  },
  'fr-fr': {
    words:
      'l’avis déclaration marché seuil délai décision société créance l’autorité contrôle règle registre motif échéance clôture l’émetteur dépôt pièce'.split(
        ' ',
      ),
    gap: ' ',
    stop: '. ',
  },
  'zh-cn': {
    words: '通知 持有 市场 申报 门槛 法院 裁定 主张 义务 审查 记录 董事 股份 期限 规则 理由 条款 机构'.split(' '),
    gap: '',
    stop: '。',
  },
}

const listOf = (locale: Locale) => lists[locale] ?? { words: ['word'], gap: ' ', stop: '. ' }

export function toTitle(random: Random, locale: Locale, length: number): string {
  const { words, gap } = listOf(locale)
  const title = Array.from({ length }, () => random.pick(words)).join(gap)
  return title.charAt(0).toUpperCase() + title.slice(1)
}

export function toParagraph(random: Random, locale: Locale): string {
  const { stop } = listOf(locale)
  return Array.from({ length: 3 + random.below(4) }, () => toTitle(random, locale, 8 + random.below(10)) + stop)
    .join('')
    .trim()
}
