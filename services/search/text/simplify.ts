import pairs from 'opencc-js/dict/TSCharacters'

// "國 国|學 学"
const simplified = new Map(
  pairs.split('|').map((pair): [string, string] => {
    const [traditional = '', usual = ''] = pair.split(' ')
    return [traditional, usual]
  }),
)

/** One spelling for Hong Kong and Shanghai, as Algolia has it: the simplified character. */
export const simplify = (character: string): string => simplified.get(character) ?? character
