import { type LocaleIn } from '../../../src/config/locales'
import { colours } from '../../../src/firm/colours'

/** The colours of src/ui/tokens.css: a letter cannot read that. */
export const light = {
  ground: '#ffffff',
  text: '#171b25',
  muted: '#4d5567',
  rule: '#d8dce4',
  accent: colours.accent,
} as const

export const dark = {
  ground: '#10131a',
  text: '#eceef4',
  muted: '#a9b0c2',
  rule: '#343b4d',
  accent: colours.accentOnDark,
}

// What stands in an element outweighs a style sheet, unless that insists.
export const darkStyles = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:${dark.ground}!important}
.text,.name{color:${dark.text}!important}
.muted{color:${dark.muted}!important}
.link{color:${dark.accent}!important}
.button{background-color:${dark.accent}!important}
.on-button{color:${dark.ground}!important}
.name{border-color:${dark.accent}!important}
.rule{border-color:${dark.rule}!important}
}`

/** Letters have what the machine of their reader has. */
export const fontsOf = (locale: LocaleIn<'main'>): string =>
  locale === 'zh-cn' ? "'Songti SC','Noto Serif CJK SC',SimSun,serif" : "Georgia,'Times New Roman',serif"
