import { type ReactNode } from 'react'
import { SearchBox } from '../search-box/search-box'
import * as styles from './list-filter.module.css'

type Props = {
  summary: string
  /** What stands in the field, and on its button; both are there only where a script can answer. */
  box: { label: string; button: string; action: string }
  locale: string
  /** The groups of answers that the list is made of. */
  groups: readonly string[]
  /** Where the field is of more use than the place it takes. */
  isOpen?: boolean | undefined
  /** Above the fold it is there at once; what else narrows the list stays folded. */
  boxPlace?: 'above' | undefined
  /** The list as it was built: it stays wherever nothing is chosen, or nobody answers. */
  children: ReactNode
}

/** A list that can be narrowed by several things at once. A script answers in `list_answers`. */
export function ListFilter({ summary, box, locale, groups, isOpen, boxPlace, children }: Props) {
  const field = <SearchBox id="find_in_list" name={box.label} locale={locale} hasOwnAnswers {...box} />
  return (
    <>
      <div className="wrap">
        {boxPlace === 'above' ? <div className={styles.box}>{field}</div> : null}
        <details id="list_filter" className={styles.filter} open={isOpen}>
          <summary>{summary}</summary>
          {boxPlace === 'above' ? null : field}
        </details>
        <div id="list_answers" className={styles.answers} data-locale={locale} data-groups={groups.join(' ')} />
      </div>
      <div id="list_whole" className={styles.whole}>
        {children}
      </div>
    </>
  )
}

/** What narrows the list, while all of it is still below. */
export const FilterSheet = ({ children }: { children: ReactNode }) => <div className={styles.sheet}>{children}</div>
