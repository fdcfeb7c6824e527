import { type Composed } from './expand'

// The names of the firm that begin with an h keep it apart, but for one in which it is mute.
const beforeVowel = /(?<!\p{L})(d|qu)e (?!onz|oui)(?=[aeiouàâéèêëîïôœû]|Hélène\b)/giu

/** French shortens "de" and "que" before a vowel; a bank cannot know with what letter a name begins. */
export function elide({ title, summary, paragraphs }: Composed): Composed {
  const inText = (text: string): string => text.replace(beforeVowel, '$1’')
  return {
    ...(title === undefined ? {} : { title: inText(title) }),
    summary: inText(summary),
    paragraphs: paragraphs.map(inText),
  }
}
