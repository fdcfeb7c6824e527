import { type SynonymHit } from 'algoliasearch'
import { type Locale } from '../../config/locales'

/** What lawyers shorten, and what they call by two names. */
const words: Partial<Record<string, string[][]>> = {
  en: [
    ['M&A', 'mergers and acquisitions'],
    ['GDPR', 'data protection'],
    ['IP', 'intellectual property'],
    ['AI', 'artificial intelligence'],
    ['VAT', 'value added tax'],
    ['antitrust', 'anti-trust', 'competition'],
    ['FDI', 'foreign direct investment', 'foreign investment'],
    ['ESG', 'sustainability'],
    ['AML', 'anti-money laundering'],
    ['PE', 'private equity'],
    ['IPO', 'initial public offering', 'listing'],
    ['HR', 'employment'],
    ['lawyer', 'solicitor', 'attorney'],
  ],
  fr: [
    ['M&A', 'fusions et acquisitions', 'fusions-acquisitions'],
    ['RGPD', 'GDPR', 'protection des données'],
    ['PI', 'propriété intellectuelle'],
    ['IA', 'intelligence artificielle'],
    ['TVA', 'taxe sur la valeur ajoutée'],
    ['RSE', 'développement durable'],
    ['IDE', 'investissements étrangers'],
    ['droit social', 'droit du travail'],
    ['IPO', 'introduction en bourse'],
  ],
  zh: [
    ['M&A', '并购', '兼并与收购'],
    ['IP', '知识产权'],
    ['AI', '人工智能'],
    ['GDPR', '数据保护'],
    ['反垄断', '竞争法'],
    ['ESG', '可持续发展'],
    ['IPO', '首次公开发行', '上市'],
  ],
}

export const synonymsOf = (locale: Locale): SynonymHit[] =>
  (words[locale.slice(0, 2)] ?? []).map((synonyms) => ({
    objectID: `${locale}-${synonyms[0]?.toLowerCase().replace(/[^\p{L}\d]+/gu, '-') ?? ''}`,
    type: 'synonym',
    synonyms,
  }))
