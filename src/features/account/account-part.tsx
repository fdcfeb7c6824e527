import { type ComponentType, useEffect, useState } from 'react'
import { type LocaleIn } from '../../config/locales'
import { loadSignedInWords, type SignedInWords } from '../../i18n/load/load-signed-in-words'
import { mainWords } from '../../i18n/words'
import { failToArrive } from '../../services/identity/auth-error'
import { type User } from '../../services/identity/user'
import { Press } from '../../shell/session/press'
import { Notice } from '../../ui/notice/notice'
import { WaitLines } from '../../ui/wait-lines/wait-lines'
import { type ScreenName } from './account-screens'
import { type ScreenProps } from './screen-props'
import { wordsOf } from './words-of-screens'

type Props = {
  locale: LocaleIn<'main'>
  user: User
  name: ScreenName
  /** Of the frame: nothing stands there until it is here. */
  isAside?: boolean
} & Pick<ScreenProps, 'products' | 'wanted'>

type Loaded = { name: ScreenName; Screen: ComponentType<ScreenProps>; words: SignedInWords }

const loadShared = () => import(/* webpackChunkName: "account-screens" */ './account-screens').catch(failToArrive)

/** While it is asked who is here, for those who will most likely be let in. A failure is met again, and shown, where it matters. */
export const prepareAccount = (): void => void loadShared().catch(() => undefined)

const load = async (locale: Props['locale'], name: ScreenName): Promise<Loaded> => {
  const [Screen, words] = await Promise.all([
    loadShared().then(({ loadScreen }) => loadScreen(name)),
    loadSignedInWords(locale, wordsOf[name] ?? []).catch(failToArrive),
  ])
  return { name, Screen, words }
}

/** What is kept of somebody, and with it Apollo: both come only where somebody is signed in and looks at it. */
export function AccountPart({ locale, user, name, isAside = false, ...own }: Props) {
  const words = mainWords(locale)
  const { loaded, again } = useLoaded(locale, name)
  if (isAside && (loaded === undefined || loaded === 'failed')) return null
  if (loaded === undefined) {
    return (
      <div className="wrap">
        <WaitLines text={words('dashboard.part-loading')} />
      </div>
    )
  }
  if (loaded === 'failed') {
    return (
      <div className="wrap">
        <Notice kind="warning" isFirst>
          <p>{words('dashboard.part-failed')}</p>
          <Press onPress={again}>{words('dashboard.retry')}</Press>
        </Notice>
      </div>
    )
  }
  const { Screen } = loaded
  return <Screen locale={locale} user={user} words={loaded.words} {...own} />
}

function useLoaded(locale: Props['locale'], name: ScreenName) {
  const [loaded, setLoaded] = useState<Loaded | 'failed'>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isShown = true
    const show = (outcome: Loaded | 'failed') => {
      if (isShown) setLoaded(outcome)
    }
    load(locale, name).then(show, () => show('failed'))
    return () => void (isShown = false)
  }, [locale, name, tries])
  // For a moment there is still the screen that was shown before.
  const isOther = loaded !== undefined && loaded !== 'failed' && loaded.name !== name
  return { loaded: isOther ? undefined : loaded, again: () => setTries((before) => before + 1) }
}
