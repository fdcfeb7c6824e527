import { When } from '../when/when'
import { ArticleHead } from './article-head'

export const examples = {
  'an article': (
    <ArticleHead
      slug="interim-measures-under-the-dma"
      title="Interim measures under the DMA: what the first orders ask of gatekeepers"
      above={{ label: 'You are here', links: [{ href: '#insights', text: 'Insights' }] }}
      standfirst="Three orders in four months show a Commission willing to act on a provisional record."
      facts={[
        <a key="author" href="#ines">
          Inès Calloway
        </a>,
        <When key="date" iso="2026-11-17" text="17 November 2026" />,
        '9 minutes',
      ]}
    />
  ),
}
