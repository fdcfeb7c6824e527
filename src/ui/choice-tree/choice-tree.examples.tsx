import { ChoiceTree } from './choice-tree'

const leaf = (name: string, text: string, state: 'all' | 'none') => ({ name, text, state, below: [] })

export const examples = {
  subjects: (
    <ChoiceTree
      inPart="in part"
      onToggle={() => undefined}
      groups={[
        {
          ...{ name: 'jurisdictions', title: 'Jurisdictions', count: '1 of 3', isOpen: true },
          choices: [
            {
              ...{ name: 'isles', text: 'United Kingdom and Ireland', state: 'part' },
              below: [leaf('gb', 'United Kingdom', 'all'), leaf('ie', 'Ireland', 'none')],
            },
            leaf('sg', 'Singapore', 'none'),
          ],
        },
        { name: 'topics', title: 'Topics', count: 'None of 60', isOpen: false, choices: [leaf('t', 'Tax', 'none')] },
      ]}
    />
  ),
}
