import { useEffect, useState } from 'react'
import { type LocaleIn } from '../../config/locales'
import { loadSignedInWords, type SignedInWords } from '../../i18n/load-signed-in-words'
import { mainWords } from '../../i18n/words'
import { failToArrive } from '../../services/identity/auth-error'
import { type User } from '../../services/identity/user'
import { Press } from '../../shell/session/press'
import { Notice } from '../../ui/notice/notice'
import { WaitLines } from '../../ui/wait-lines/wait-lines'
import { type Screens } from './account-screens'
import { type ScreenProps } from './screen-props'

export type ScreenName = keyof Screens
type Props = {
  locale: LocaleIn<'main'>
  user: User
  name: ScreenName
  /** Of the frame: nothing stands there until it is here. */
  isAside?: boolean
} & Pick<ScreenProps, 'products' | 'wanted'>

type Loaded = { screens: Screens; words: SignedInWords }

const load = async (locale: Props['locale']): Promise<Loaded> => {
  const [{ screens }, words] = await Promise.all([
    import('./account-screens').catch(failToArrive),
    loadSignedInWords(locale).catch(failToArrive),
  ])
  return { screens, words }
}

/** What is kept of somebody, and with it Apollo: both come only where somebody is signed in and looks at it. */
export function AccountPart({ locale, user, name, isAside = false, ...own }: Props) {
  const words = mainWords(locale)
  const { loaded, again } = useLoaded(locale)
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
  const { [name]: Screen } = loaded.screens
  return <Screen locale={locale} user={user} words={loaded.words} {...own} />
}

function useLoaded(locale: Props['locale']) {
  const [loaded, setLoaded] = useState<Loaded | 'failed'>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isShown = true
    const show = (outcome: Loaded | 'failed') => {
      if (isShown) setLoaded(outcome)
    }
    load(locale).then(show, () => show('failed'))
    return () => void (isShown = false)
  }, [locale, tries])
  return { loaded, again: () => setTries((before) => before + 1) }
}
