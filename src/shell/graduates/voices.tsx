import { type GraduateProps } from '../../plan/views/graduates'
import { PullQuote } from '../../ui/pull-quote/pull-quote'
import { Section } from '../../ui/section/section'

type Props = Pick<GraduateProps, 'voices'> & { title: string }

/** What those say who are here already. */
export function Voices({ voices, title }: Props) {
  if (voices.length === 0) return null
  return (
    <Section id="their_words" title={title}>
      {voices.map(({ quote, source }) => (
        <PullQuote key={source} quote={quote} source={source} />
      ))}
    </Section>
  )
}
