import { useState } from 'react'
import { type AnswerTo } from '../../../services/account/operations-here'
import { Press } from '../../../shell/session/press'
import { useScreenTitle } from '../../../shell/session/screens/screens'
import { PageHead } from '../../../ui/page-head/page-head'
import { PressRow } from '../../../ui/press-row/press-row'
import { Section } from '../../../ui/section/section'
import { Card } from '../card'
import { sayTime } from '../say-time'
import { type ScreenProps } from '../screen-props'
import { Sending } from '../sending'
import { type Asked, useAsked } from '../use-asked'
import { type Saved, useSaved } from '../use-saved'
import { kindWordOf, SubjectPicker, treesOf } from './subject-picker'
import { type SubjectTree, toggle, topmost } from './subject-tree'

type Answer = AnswerTo<'Interests'>

/** What somebody follows, kept as they tick it. */
export function useInterests({ data, again }: Asked<Answer>): Saved<'ChangeInterests', readonly string[]> {
  const { version, chosen } = data?.interests ?? { version: 0, chosen: [] }
  return useSaved<'ChangeInterests', readonly string[]>('ChangeInterests', {
    ...{ version, again, kept: chosen },
    versionOf: ({ changeInterests }) => changeInterests.version,
    toGiven: (given) => ({ chosen: given }),
  })
}

/** What somebody is interested in: it decides what they are shown first. */
export function InterestsScreen(props: ScreenProps) {
  const { locale, words } = props
  const title = words('interests.title')
  useScreenTitle(title)
  const asked = useAsked('Interests', { locale })
  const saved = useInterests(asked)
  const trees = treesOf(asked.data?.subjects ?? [], props)
  const nodes = trees.flatMap((tree) => tree.nodes)
  const count = topmost(nodes, new Set(saved.shown)).length
  const [cleared, setCleared] = useState<readonly string[]>([])
  const choose = (names: readonly string[]) => {
    // What was cleared comes back for as long as nothing else was chosen.
    setCleared(names.length === 0 ? saved.shown : [])
    saved.choose(names)
  }
  return (
    <>
      <PageHead
        title={count === 0 ? title : words('interests.count', { count })}
        standfirst={words('interests.lead')}
      />
      <Chosen {...{ ...props, trees, saved, cleared, choose }} />
      <Card
        id="all_subjects"
        title={words('interests.all')}
        note={words('interests.all-note')}
        {...{ locale, words, asked }}
      >
        {() => <SubjectPicker {...{ words, trees }} chosen={saved.shown} onChoose={choose} />}
      </Card>
    </>
  )
}

type Names = readonly string[]
type ChosenProps = ScreenProps & {
  trees: readonly SubjectTree[]
  saved: ReturnType<typeof useInterests>
  cleared: Names
  choose: (names: Names) => void
}

function Chosen({ locale, words, trees, saved, cleared, choose }: ChosenProps) {
  const chosen = new Set(saved.shown)
  const nodes = topmost(
    trees.flatMap((tree) => tree.nodes),
    chosen,
  )
  const titles = nodes.map(({ title }) => title)
  const nameOf = ({ name, title }: (typeof nodes)[number]) =>
    titles.indexOf(title) === titles.lastIndexOf(title)
      ? title
      : words('interests.of-kind', { title, kind: words(kindWordOf(name)) })
  return (
    <Section id="chosen_subjects" title={words('interests.chosen')} note={words('interests.chosen-note')}>
      {nodes.length === 0 ? <p>{words('interests.none')}</p> : null}
      <PressRow>
        {nodes.map((node) => (
          <Press
            key={node.name}
            label={words('interests.remove', { title: nameOf(node) })}
            onPress={() => choose([...toggle(trees, chosen, node.name)])}
          >
            {nameOf(node)} ×
          </Press>
        ))}
        <ClearOrUndo {...{ words, cleared, choose }} count={nodes.length} />
      </PressRow>
      <Sending words={words} outcome={saved.outcome}>
        {(_, at) => words('interests.saved', { time: sayTime(locale, at) })}
      </Sending>
    </Section>
  )
}

type ClearProps = Pick<ChosenProps, 'words' | 'cleared' | 'choose'> & { count: number }

/** One button, so that the keyboard stays at it: what was pressed away is brought back where it went (N19). */
function ClearOrUndo({ words, cleared, choose, count }: ClearProps) {
  const isUndo = count === 0 && cleared.length > 0
  if (count < 2 && !isUndo) return null
  return (
    <Press onPress={() => choose(isUndo ? cleared : [])}>{words(isUndo ? 'follows.undo' : 'interests.clear')}</Press>
  )
}
