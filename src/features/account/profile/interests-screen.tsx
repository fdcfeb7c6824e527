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
  return (
    <>
      <PageHead
        title={count === 0 ? title : words('interests.count', { count })}
        standfirst={words('interests.lead')}
      />
      <Chosen {...{ ...props, trees, saved }} />
      <Card
        id="all_subjects"
        title={words('interests.all')}
        note={words('interests.all-note')}
        {...{ locale, words, asked }}
      >
        {() => <SubjectPicker {...{ words, trees }} chosen={saved.shown} onChoose={saved.choose} />}
      </Card>
    </>
  )
}

type ChosenProps = ScreenProps & { trees: readonly SubjectTree[]; saved: ReturnType<typeof useInterests> }

function Chosen({ locale, words, trees, saved }: ChosenProps) {
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
            onPress={() => saved.choose(toggle(trees, chosen, node.name))}
          >
            {nameOf(node)} ×
          </Press>
        ))}
        {nodes.length < 2 ? null : <Press onPress={() => saved.choose([])}>{words('interests.clear')}</Press>}
      </PressRow>
      <Sending words={words} outcome={saved.outcome}>
        {(_, at) => words('interests.saved', { time: sayTime(locale, at) })}
      </Sending>
    </Section>
  )
}
