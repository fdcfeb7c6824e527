import { type Link } from '../../ui/link'
import { RunningIndex } from '../../ui/running-index/running-index'
import { Section } from '../../ui/section/section'

/** Everything of a kind in one sentence; nothing where there is nothing of it. */
export const IndexSection = ({ id, title, links }: { id: string; title: string; links: readonly Link[] }) =>
  links.length === 0 ? null : (
    <Section id={id} title={title}>
      <RunningIndex links={links} />
    </Section>
  )
