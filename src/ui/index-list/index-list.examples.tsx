import { IndexList, type IndexRow } from './index-list'

export const exampleRows: IndexRow[] = [
  {
    href: '#fdi',
    title: 'A single filing for foreign investment? What the revised EU Regulation leaves to the Member States',
    date: { iso: '2026-11-14', text: '14 Nov' },
    topic: 'Foreign investment',
  },
  {
    href: '#climate',
    title: 'Singapore sets a materiality test for climate disclosure by large private companies',
    date: { iso: '2026-11-11', text: '11 Nov' },
    topic: 'Sustainability',
    summary: 'The threshold is turnover, not headcount, and the first reports are due in 2028.',
  },
  {
    href: '#sanctions',
    title: '“Reasonable grounds to suspect”: the Court of Appeal narrows a sanctions defence',
    date: { iso: '2026-11-03', text: '3 Nov' },
    topic: 'Sanctions',
    note: 'London and online, 12:30 to 13:45 GMT',
  },
]

export const examples = {
  dated: <IndexList rows={exampleRows} />,
  'titles only': <IndexList rows={exampleRows.map(({ href, title }) => ({ href, title }))} level={2} />,
  chinese: (
    <div lang="zh-Hans-CN">
      <IndexList
        rows={[
          {
            href: '#fdi',
            title: '外商投资能否一次申报？欧盟修订条例留给成员国的空间',
            date: { iso: '2026-11-14', text: '11月14日' },
            topic: '外商投资',
          },
        ]}
      />
    </div>
  ),
}
