import { useCallback, useEffect, useRef, useState } from 'react'
import { type LocaleIn } from '../../../config/locales'
import { ownWays } from '../../../config/own-ways'
import { href } from '../../../routes/href'
import { match } from '../../../routes/match'
import { AuthProblem, authErrors } from '../../../services/identity/auth-error'
import { type CaptchaChallenge, type OwnForm } from '../../../services/identity/provider/other-ways'
import { createStateNonce } from '../../../services/identity/provider/state-nonce'
import { noteArrival } from '../../../services/identity/session/last-words'
import { carriedQuery, readHere } from '../../../shell/session/carried-query'
import { useSession } from '../../../shell/session/use-session'

/** The state names the question; the answer is sent under it. */
export type Question = { state: string; challenge: CaptchaChallenge }

type Asking = { form: OwnForm | undefined; locale: LocaleIn<'main'>; organization: string | undefined }

const isGoogles = ({ challenge }: Question): boolean => challenge.required && challenge.provider !== 'auth0'

/** Whether the provider wants a question answered first, and which; `ask` asks for another. */
export function useQuestion({ form, locale, organization }: Asking) {
  const { otherWays, session } = useSession()
  const [question, setQuestion] = useState<Question>()
  const isAsking = useRef(false)
  const load = useCallback(
    async (asker: 'page' | 'reader'): Promise<Question | undefined> => {
      if (form === undefined) return undefined
      try {
        const state = createStateNonce()
        const asked = { state, challenge: await (await otherWays()).loadChallenge(form, state) }
        if (isGoogles(asked) && !ownWays.recaptcha) throw new AuthProblem(authErrors.captchaFailed)
        if (!isGoogles(asked) || isChallengePage()) return asked
        // After an act of the reader the next page begins at its heading.
        if (asker === 'reader') noteArrival()
        location.replace(`${href('sign-in-challenge', locale)}${carriedQuery(readHere())}`)
      } catch (thrown) {
        session.refuse(thrown, { locale, organization })
      }
      return undefined
    },
    [form, locale, organization, otherWays, session],
  )
  useEffect(() => {
    void load('page').then(setQuestion)
  }, [load])
  const ask = async (): Promise<void> => {
    if (isAsking.current) return
    isAsking.current = true
    setQuestion(await load('reader'))
    isAsking.current = false
  }
  return { question, ask }
}

/** The one page whose policy lets reCAPTCHA in. */
const isChallengePage = (): boolean => match(location.pathname)?.route === 'sign-in-challenge'
