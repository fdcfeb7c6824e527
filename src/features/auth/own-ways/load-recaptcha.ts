import { z } from 'zod'

type Answer = { sitekey: string; callback: (token: string) => void } & Record<
  'expired-callback' | 'error-callback',
  () => void
>
export type Recaptcha = { render: (place: HTMLElement, answer: Answer) => unknown }

type Wanted = { provider: 'recaptcha_v2' | 'recaptcha_enterprise'; language: string }

const files = { recaptcha_v2: 'api.js', recaptcha_enterprise: 'enterprise.js' }
const called = 'onRecaptchaLoaded'

const given = z.object({ render: z.custom<Recaptcha['render']>((value) => typeof value === 'function') })
const global = z.object({ grecaptcha: z.looseObject({ enterprise: z.unknown().optional() }) })

/** Google's script, from the one of its addresses that is reached everywhere and sets no other cookies. */
export function loadRecaptcha({ provider, language }: Wanted): Promise<Recaptcha> {
  const query = new URLSearchParams({ render: 'explicit', hl: language, onload: called })
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.recaptcha.net/recaptcha/${files[provider]}?${query.toString()}`
    script.async = true
    script.addEventListener('error', () => reject(new Error('The script of reCAPTCHA could not be loaded')))
    Object.assign(window, {
      [called]: () => {
        try {
          const { grecaptcha } = global.parse(window)
          resolve(given.parse(provider === 'recaptcha_v2' ? grecaptcha : grecaptcha.enterprise))
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
        }
      },
    })
    document.head.append(script)
  })
}
