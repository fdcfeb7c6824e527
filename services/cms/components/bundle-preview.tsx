import { formatAdminURL } from 'payload/shared'
import { type Locale } from '../../../src/config/locales'
import { type Previewed } from '../bundles/preview-changes'
import { type bundleWords } from '../words/bundle-words'
import { type usedWords } from '../words/used-words'
import { UsedList } from './used-list'

type Words = { words: (typeof bundleWords)['en']; used: (typeof usedWords)['en'] }
type Props = Words & { previewed: Previewed[]; locale: Locale; isRemoval: boolean; admin: string }

/** Each of many that change together: what its readers get, and who names it. */
export function BundlePreview({ previewed, locale, isRemoval, words, used, admin }: Props) {
  return (
    <div className="admin-view-table">
      <table>
        <thead>
          <tr>
            {[words.item, words.readers, words.used].map((said) => (
              <th key={said} scope="col">
                {said}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {previewed.map((one) => (
            <tr key={`${one.collection} ${one.id}`}>
              <th scope="row">
                <a
                  href={`${formatAdminURL({ adminRoute: admin, path: `/collections/${one.collection}/${one.id}` })}?locale=${locale}`}
                >
                  {one.title}
                </a>
              </th>
              <td>{isRemoval ? <Removed {...{ ...one, words, used }} /> : <Changed {...one} words={words} />}</td>
              <td>
                <Used uses={one.uses} isOpen={isRemoval} used={used} admin={admin} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type UsedProps = Pick<Words, 'used'> & Pick<Previewed, 'uses'> & { isOpen: boolean; admin: string }

function Used({ uses, isOpen, used, admin }: UsedProps) {
  return (
    <details className="where-used" open={isOpen}>
      <summary>{used.heading(uses.length)}</summary>
      <UsedList uses={uses} words={used} admin={admin} />
    </details>
  )
}

function Removed({ liveIn, words, used }: Words & Pick<Previewed, 'liveIn'>) {
  if (liveIn.length === 0) return words.neverSeen
  return (
    <>
      {words.goneIn(liveIn.join(', '))} <p>{used.own}</p>
    </>
  )
}

type ChangedProps = Pick<Words, 'words'> & Pick<Previewed, 'isLive' | 'fields' | 'problem'>

function Changed({ isLive, fields, problem, words }: ChangedProps) {
  return (
    <>
      {isLive ? fields.join(', ') || words.nothingChanges : words.first}
      {problem === undefined ? null : (
        <p data-state="failed">
          {words.cannot} {problem}
        </p>
      )}
    </>
  )
}
