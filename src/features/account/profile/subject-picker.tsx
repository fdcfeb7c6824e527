import { useDeferredValue, useId, useState } from 'react'
import { type SubjectType } from '../../../forms/account-interests'
import { compareTexts } from '../../../i18n/compare-texts'
import { type Choice, ChoiceTree } from '../../../ui/choice-tree/choice-tree'
import { SearchField } from '../../../ui/field/live-field'
import { type ScreenProps } from '../screen-props'
import {
  findIn,
  type ListedSubject,
  stateOf,
  type SubjectNode,
  subjectsIn,
  type SubjectTree,
  toggle,
  toTrees,
} from './subject-tree'

const words = {
  'nav-jurisdiction': 'interests.jurisdictions',
  service: 'interests.services',
  sector: 'interests.sectors',
  topic: 'interests.topics',
} as const satisfies Record<SubjectType, string>

const kindWords = [
  ['nav-jurisdiction', 'follows.jurisdiction'],
  ['service', 'follows.service'],
  ['sector', 'follows.sector'],
] as const

/** What one of them is, where another has the same name. */
export const kindWordOf = (name: string) => kindWords.find(([type]) => name.startsWith(type))?.[1] ?? 'follows.topic'

export const treesOf = (subjects: readonly ListedSubject[], { locale }: Pick<ScreenProps, 'locale'>): SubjectTree[] =>
  toTrees(subjects, compareTexts(locale))

type Props = Pick<ScreenProps, 'words'> & {
  trees: readonly SubjectTree[]
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
}

/** Everything that can be followed, with a field that finds some of it. */
export function SubjectPicker({ words: say, trees, chosen, onChoose }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed).trim().toLowerCase()
  const set = new Set(chosen)
  const toChoice = (node: SubjectNode): Choice => ({
    ...{ name: node.name, text: node.title, state: stateOf(node, set), below: node.below.map(toChoice) },
  })
  const groups = trees.flatMap(({ kind, nodes }) => {
    const found = query === '' ? nodes : findIn(nodes, query)
    const all = subjectsIn(nodes)
    const taken = all.filter(({ name }) => set.has(name)).length
    if (found.length === 0) return []
    return [
      {
        ...{ name: kind, title: say(words[kind]), choices: found.map(toChoice) },
        count: say('interests.some', { taken, all: all.length }),
        isOpen: query !== '' || taken > 0 || kind === 'nav-jurisdiction',
      },
    ]
  })
  return (
    <>
      <SearchField id={`find${id}`} label={say('interests.find')} onType={setTyped} />
      <p role="status">{query !== '' && groups.length === 0 ? say('interests.not-found') : null}</p>
      <ChoiceTree
        groups={groups}
        inPart={say('interests.in-part')}
        onToggle={(name) => onChoose(toggle(trees, set, name))}
      />
    </>
  )
}
