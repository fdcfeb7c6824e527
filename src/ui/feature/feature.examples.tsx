import { IndexList } from '../index-list/index-list'
import { exampleRows } from '../index-list/index-list.examples'
import { Feature, FeatureAndList, FeatureRow } from './feature'

const feature = {
  slug: 'interim-measures-under-the-dma',
  href: '#dma',
  title: 'Interim measures under the DMA: what the first orders ask of gatekeepers',
  standfirst: 'Three orders in four months show a Commission willing to act on a provisional record.',
  meta: 'Competition, 17 November 2026',
}

export const examples = {
  alone: <Feature {...feature} />,
  'beside a list': (
    <FeatureAndList feature={feature}>
      <IndexList rows={exampleRows} />
    </FeatureAndList>
  ),
  'what to read next': (
    <FeatureRow
      items={[
        feature,
        {
          slug: 'specification',
          href: '#two',
          title: 'Specification decisions: reading the small print',
          meta: '2 October 2026',
        },
        {
          slug: 'tipping',
          href: '#three',
          title: 'Tipping, measured: what evidence persuades',
          meta: '18 September 2026',
        },
      ]}
    />
  ),
}
