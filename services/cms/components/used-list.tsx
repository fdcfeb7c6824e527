import { formatAdminURL } from 'payload/shared'
import { type Use } from '../references/find-used'
import { type usedWords } from '../words/used-words'
import './where-used.css'

type Props = { uses: readonly Use[]; words: (typeof usedWords)['en']; admin: string }

/** Who names an item, and what readers there get once it is gone. */
export function UsedList({ uses, words, admin }: Props) {
  if (uses.length === 0) return <p>{words.nowhere}</p>
  return (
    <ul>
      {uses.map(({ collection, id, title, kind, isLive, mentions }) => (
        <li key={`${collection} ${id}`}>
          <a href={formatAdminURL({ adminRoute: admin, path: `/collections/${collection}/${id}` })}>{title}</a> ({kind}
          {isLive ? '' : `, ${words.draft}`})
          <ul>
            {mentions.map(({ label, kind: how }) => (
              <li key={`${label} ${how}`}>
                {label}: {words.get[how]}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
