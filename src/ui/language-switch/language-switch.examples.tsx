import { type LanguageLink, LanguageSwitch } from './language-switch'

export const exampleLanguages: LanguageLink[] = [
  { href: '#en', short: 'EN', name: 'English', lang: 'en', hreflang: 'en', isCurrent: true },
  { href: '#fr', short: 'FR', name: 'Français', lang: 'fr-FR', hreflang: 'fr-fr' },
  { href: '#zh', short: '中文', name: '中文', lang: 'zh-Hans-CN', hreflang: 'zh-cn' },
]

export const examples = {
  short: <LanguageSwitch label="Language" languages={exampleLanguages} />,
  'of a page that is not there in every language': (
    <LanguageSwitch
      label="Language, elsewhere"
      languages={exampleLanguages.map((language) => (language.isCurrent ? language : { ...language, leadsTo: 'home' }))}
    />
  ),
  full: <LanguageSwitch label="Language" languages={exampleLanguages} look="full" />,
}
