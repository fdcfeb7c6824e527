/** Parts that name a picture and people inside JSON, where no foreign key reaches. */
export const bodyOf = (pictures: readonly number[], people: readonly number[]): object[] => [
  { blockType: 'pull-quote', quote: 'Before anything else, read.' },
  ...(pictures[0] === undefined ? [] : [{ blockType: 'picture', picture: pictures[0] }]),
  ...(people.length === 0 ? [] : [{ blockType: 'people-list', people }]),
]
