import { type Client } from 'pg'
import { type Post } from '../../colleagues/post-to-cms'
import { addDays } from '../items/calendar'
import { findPeople } from './demo-clients'

type Note = { daysAgo: number; language: 'en' | 'fr-fr' | 'zh-cn'; author: string; text: string }
type Space = { key: string; name: string; notes: readonly Note[] }

const spaces: readonly Space[] = [
  {
    key: 'project-harbour',
    name: 'Project Harbour',
    notes: [
      {
        ...{ daysAgo: 21, language: 'en', author: 'eleanor-strand' },
        text: 'The list of managers is filed with the FCA. A copy is in the report “Swap positions, six markets”.',
      },
      {
        ...{ daysAgo: 13, language: 'fr-fr', author: 'thibault-garnier-lo' },
        text: 'L’AMF a répondu : la déclaration de franchissement peut être déposée par voie électronique dès maintenant.',
      },
      {
        ...{ daysAgo: 9, language: 'zh-cn', author: 'wei-lanying' },
        text: '上海方面的持仓已核对完毕，与本周周报一致。下一次核对安排在月底。',
      },
      {
        ...{ daysAgo: 3, language: 'en', author: 'eleanor-strand' },
        text: 'Swaps are now counted in the weekly position report. The next call is on the first Friday of the month.',
      },
    ],
  },
  {
    key: 'project-lantern',
    name: 'Project Lantern',
    notes: [
      {
        ...{ daysAgo: 6, language: 'en', author: 'orla-kinsella' },
        text: 'The data room closes when this space does. Anything that you still need from it, ask for by Thursday.',
      },
    ],
  },
]

/** Gives the demonstration the rooms in which its client works with the firm, with what the team noted. What there is stays. */
export async function ensureDemoSpaces(client: Client, post: Post, today: string): Promise<void> {
  const { rows } = await client.query<{ key: string }>('select key from spaces')
  const known = new Set(rows.map(({ key }) => key))
  for (const { key, name, notes } of spaces) {
    if (known.has(key)) continue
    await post('/spaces', { key, name, notes: await toRows(client, notes, today) })
  }
}

async function toRows(client: Client, notes: readonly Note[], today: string): Promise<object[]> {
  const rows: object[] = []
  for (const { daysAgo, author, ...note } of notes) {
    const [id] = await findPeople(client, [author])
    rows.push({ ...note, writtenOn: addDays(today, -daysAgo), ...(id === undefined ? {} : { author: id }) })
  }
  return rows
}
