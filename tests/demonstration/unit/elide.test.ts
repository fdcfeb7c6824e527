import { elide } from '../../../services/demo/compose/elide'

const inFrench = (text: string): string => elide({ summary: text, paragraphs: [] }).summary

describe('French de and que', () => {
  it.each([
    ['les équipes de Amsterdam', 'les équipes d’Amsterdam'],
    ['Que il soit dit', 'Qu’il soit dit'],
    ['les dossiers de Hélène Faure', 'les dossiers d’Hélène Faure'],
  ])('are shortened before a vowel: %s', (written, told) => {
    expect(inFrench(written)).toBe(told)
  })

  it.each([
    'la société procède à un contrôle',
    'le groupe possède un siège',
    'les bureaux de Hong Kong',
    'de onze heures',
  ])('are not sought inside a word, nor where they keep their vowel: %s', (written) => {
    expect(inFrench(written)).toBe(written)
  })
})
