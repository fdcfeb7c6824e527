import { Condition } from '../condition/condition'
import * as styles from './why-list.module.css'

export type Reason = { isThere: boolean; term: string; text: string; note?: string | undefined }

/** What was looked at, in order, and whether it was there. */
export const WhyList = ({ reasons }: { reasons: readonly Reason[] }) => (
  <dl className={styles.why}>
    {reasons.map(({ isThere, term, text, note }) => (
      <div key={term}>
        <dt>
          <Condition kind={isThere ? 'good' : 'bad'}>{term}</Condition>
        </dt>
        <dd>
          {text}
          {note === undefined ? null : <span className={styles.note}>{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
