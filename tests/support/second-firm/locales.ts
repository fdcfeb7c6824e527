export const locales = {
  en: { htmlLang: 'en', hreflang: 'en', name: 'English', short: 'EN', sets: ['main'] },
  es: { htmlLang: 'es', hreflang: 'es', name: 'Español', short: 'ES', sets: ['main'] },
  ar: { htmlLang: 'ar-AE', hreflang: 'ar', name: 'العربية', short: 'ع', dir: 'rtl', sets: ['main'] },
} as const

export const defaultLocale = 'en' as const

export type LocaleSet = 'main' | 'graduate'

export const directionOf = (locale: keyof typeof locales): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr')
