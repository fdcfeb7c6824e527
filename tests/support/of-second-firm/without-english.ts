/** Before anything asks for a language: the firm writes in Spanish first, in Arabic too, and never in English. */
jest.mock('../second-firm/locales', () => ({
  defaultLocale: 'es',
  locales: {
    es: { htmlLang: 'es', hreflang: 'es', name: 'Español', short: 'ES', sets: ['main'] },
    ar: { htmlLang: 'ar-AE', hreflang: 'ar', name: 'العربية', short: 'ع', dir: 'rtl', sets: ['main'] },
  },
  directionOf: (locale: string) => (locale === 'ar' ? 'rtl' : 'ltr'),
}))
