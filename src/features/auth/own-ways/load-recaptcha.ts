import * as z from 'zod/mini'
import { recaptchaHome } from '../../../config/recaptcha'

type Answer = { sitekey: string; callback: (token: string) => void } & Record<
  'expired-callback' | 'error-callback',
  () => void
>
export type Recaptcha = { render: (place: HTMLElement, answer: Answer) => unknown }

type Wanted = { provider: 'recaptcha_v2' | 'recaptcha_enterprise'; language: string }

const files = { recaptcha_v2: 'api.js', recaptcha_enterprise: 'enterprise.js' }
const called = 'onRecaptchaLoaded'

const given = z.object({ render: z.custom<Recaptcha['render']>((value) => typeof value === 'function') })
const global = z.object({ grecaptcha: z.looseObject({ enterprise: z.optional(z.unknown()) }) })

const loading = new Map<string, Promise<Recaptcha>>()

/** Google's script, once a page. */
export function loadRecaptcha({ provider, language }: Wanted): Promise<Recaptcha> {
  const query = new URLSearchParams({ render: 'explicit', hl: language, onload: called })
  const url = `${recaptchaHome}${files[provider]}?${query.toString()}`
  const known = loading.get(url)
  if (known) return known
  const loaded = loadScript(url).then(() => {
    const { grecaptcha } = global.parse(window)
    return given.parse(provider === 'recaptcha_v2' ? grecaptcha : grecaptcha.enterprise)
  })
  loading.set(url, loaded)
  return loaded
}

/** It says by a call that it is ready. */
const loadScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.addEventListener('error', () => reject(new Error('The script of reCAPTCHA could not be loaded')))
    Object.assign(window, { [called]: () => resolve() })
    document.head.append(script)
  })
