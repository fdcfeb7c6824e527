import { WhyList } from './why-list'

export const examples = {
  refused: (
    <WhyList
      reasons={[
        { isThere: true, term: 'Signed in', text: 'Rowan Ellery' },
        { isThere: true, term: 'Company', text: 'Ellery Papers', note: 'As you told us.' },
        { isThere: false, term: 'Permission', text: 'share-disclosure is missing', note: 'It opens the answers.' },
      ]}
    />
  ),
}
