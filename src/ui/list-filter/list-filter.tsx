import { type ReactNode } from 'react'
import { SearchBox } from '../search-box/search-box'
import * as styles from './list-filter.module.css'

type Props = {
  summary: string
  /** What stands in the field, and on the button that asks the page of results where there is no script. */
  box: { label: string; button: string; action: string }
  locale: string
  /** The groups of answers that the list is made of. */
  groups: readonly string[]
  /** The list as it was built: it stays wherever nothing is chosen, or nobody answers. */
  children: ReactNode
}

/** A list that can be narrowed by several things at once. A script answers in `list_answers`. */
export function ListFilter({ summary, box, locale, groups, children }: Props) {
  return (
    <>
      <div className="wrap">
        <details id="list_filter" className={styles.filter}>
          <summary>{summary}</summary>
          <SearchBox id="find_in_list" name={box.label} hasOwnAnswers {...box} />
        </details>
        <div id="list_answers" className={styles.answers} data-locale={locale} data-groups={groups.join(' ')} />
      </div>
      <div id="list_whole">{children}</div>
    </>
  )
}
