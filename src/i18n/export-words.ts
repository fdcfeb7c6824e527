import { type LocaleIn } from '../config/locales'
import { firm } from '../firm/firm'
import { inLanguage } from './in-language'
import { type Fill, once, speak } from './speak'

type MainLocale = LocaleIn<'main'>

const en = {
  'export.title': `What ${firm.name} keeps about you`,
  'export.text': 'As of {date}. The other file has the same for programs. What would open your account is left out.',
  'export.nothing': 'Nothing is kept of',
} as const

type Messages = typeof en
type ExportWords = <Key extends keyof Messages>(key: Key, ...fill: Fill<Messages[Key]>) => string

const messages: Readonly<Record<MainLocale, Record<keyof Messages, string>>> = {
  en,
  'fr-fr': {
    'export.title': `Ce qu’${firm.name} conserve sur vous`,
    'export.text':
      'État au {date}. L’autre fichier contient la même chose pour les programmes. Ce qui ouvrirait votre compte est omis.',
    'export.nothing': 'Rien n’est conservé au titre de',
  },
  'zh-cn': {
    'export.title': `${firm.name}保存的与您有关的信息`,
    'export.text': '截至{date}。另一文件内容相同，供程序读取。可用于打开您账户的信息未列入。',
    'export.nothing': '以下各项未保存任何信息',
  },
}

/** What an export of somebody's data says around it. */
export const speakOfExport = once((locale: MainLocale): ExportWords =>
  speak(locale, inLanguage(messages, locale) as Messages),
)
