import { tellInLanguage } from '../../../services/cms/request/tell-in-language'

const refusal = {
  errors: [
    {
      name: 'PublicationProblem',
      message: 'Summary – is missing. Complete it, then send it for review.',
      data: { errors: [{ path: 'summary', message: 'Summary – is missing' }] },
    },
  ],
  message: 'There is no such item.',
}

const tell = (language: string | undefined) =>
  tellInLanguage({
    req: language === undefined ? {} : { i18n: { language } },
    result: refusal,
  } as unknown as Parameters<typeof tellInLanguage>[0])

describe('why something is refused', () => {
  it('is answered in the language of the administration, where a field is marked too (ED-12)', () => {
    expect(tell('fr')).toEqual({
      response: {
        errors: [
          {
            name: 'PublicationProblem',
            message: 'Résumé – à compléter. Complétez, puis envoyez en relecture.',
            data: { errors: [{ path: 'summary', message: 'Résumé – à compléter' }] },
          },
        ],
        message: 'Ce contenu n’existe pas.',
      },
    })
  })

  it.each(['en', undefined])('stays as it is in English, and before the language is known: %s (ED-12)', (language) => {
    expect(tell(language)).toBeUndefined()
  })
})
