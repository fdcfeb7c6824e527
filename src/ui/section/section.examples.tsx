import { Section } from './section'

export const examples = {
  plain: (
    <Section
      id="briefings"
      title="What we are seeing"
      note="Written by the lawyers who do the work."
      more={{ href: '#all', text: 'All insights' }}
    >
      <p>The matter stands here.</p>
    </Section>
  ),
  wide: (
    <Section id="table" title="Status table" isWide>
      <p>The matter stands below, in the whole width.</p>
    </Section>
  ),
  band: (
    <Section
      id="changed"
      title="What changed this week"
      isBand
      more={{ href: '#navigator', text: 'Open the Navigator' }}
    >
      <p>
        White on blue, with <a href="#link">a link</a>.
      </p>
    </Section>
  ),
}
