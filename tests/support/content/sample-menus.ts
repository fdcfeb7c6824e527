import { type Row } from '../publishing/feed-reader'
import { edition } from './planned-pages'
import { type SampleLocale, samples } from './sample-words'

/** What the header of the demonstration says, the longest words of a language among them. */
const labels: Record<SampleLocale, string[]> = {
  en: ['People', 'Expertise', 'Insights', 'Products', 'About us', 'Locations'],
  'fr-fr': ['Équipe', 'Expertises', 'Publications', 'Produits', 'Le cabinet', 'Implantations'],
  'zh-cn': ['律师团队', '专业领域', '洞察', '产品', '关于我们', '全球网络'],
}

const entry = (label: string, position: number, below: object[] = []) => ({
  label,
  target: { type: 'page', id: position + 1 },
  url: null,
  below,
})

/** Header and footer with panels, as editors keep them. */
export function menusIn(locale: SampleLocale): Row[] {
  const below = samples[locale].expertise.map((label, position) => entry(label, position))
  const entries = labels[locale].map((label, position) => entry(label, position, below))
  return (['header', 'footer'] as const).map((place, id) => edition('menu', id + 1, { locale, place, entries }))
}
