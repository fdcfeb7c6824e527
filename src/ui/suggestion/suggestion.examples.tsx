import { Suggestion } from './suggestion'

export const examples = {
  'before a script chooses': (
    <Suggestion languages={[{ href: '#fr', lang: 'fr-FR', hreflang: 'fr-fr', text: 'Lire ce site en français' }]} />
  ),
}
