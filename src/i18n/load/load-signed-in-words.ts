import { type LocaleIn } from '../../config/locales'
import { type en as follows } from '../messages/follows/en'
import { type en as overview } from '../messages/overview/en'
import { type en as security } from '../messages/security/en'
import { type en } from '../messages/signed-in/en'
import { type Fill, speak } from '../speak'
import { type Translation } from '../translation'

type MainLocale = LocaleIn<'main'>
type Messages = typeof en & typeof follows & typeof overview & typeof security

/** What the screens of an account say, sent to their readers in their own language alone. */
export type SignedInWords = <Key extends keyof Messages>(key: Key, ...fill: Fill<Messages[Key]>) => string

type Load = () => Promise<Translation<Messages>>

const messages: Readonly<Record<MainLocale, Load>> = {
  en: async () => {
    const [own, follows, overview, security] = await Promise.all([
      import(/* webpackChunkName: "screens-en" */ '../messages/signed-in/en'),
      import(/* webpackChunkName: "screens-en" */ '../messages/follows/en'),
      import(/* webpackChunkName: "screens-en" */ '../messages/overview/en'),
      import(/* webpackChunkName: "screens-en" */ '../messages/security/en'),
    ])
    return { ...own.en, ...follows.en, ...overview.en, ...security.en }
  },
  'fr-fr': async () => {
    const [own, follows, overview, security] = await Promise.all([
      import(/* webpackChunkName: "screens-fr-fr" */ '../messages/signed-in/fr-fr'),
      import(/* webpackChunkName: "screens-fr-fr" */ '../messages/follows/fr-fr'),
      import(/* webpackChunkName: "screens-fr-fr" */ '../messages/overview/fr-fr'),
      import(/* webpackChunkName: "screens-fr-fr" */ '../messages/security/fr-fr'),
    ])
    return { ...own.frFr, ...follows.frFr, ...overview.frFr, ...security.frFr }
  },
  'zh-cn': async () => {
    const [own, follows, overview, security] = await Promise.all([
      import(/* webpackChunkName: "screens-zh-cn" */ '../messages/signed-in/zh-cn'),
      import(/* webpackChunkName: "screens-zh-cn" */ '../messages/follows/zh-cn'),
      import(/* webpackChunkName: "screens-zh-cn" */ '../messages/overview/zh-cn'),
      import(/* webpackChunkName: "screens-zh-cn" */ '../messages/security/zh-cn'),
    ])
    return { ...own.zhCn, ...follows.zhCn, ...overview.zhCn, ...security.zhCn }
  },
}

export const loadSignedInWords = async (locale: MainLocale): Promise<SignedInWords> =>
  speak(locale, await messages[locale]())
