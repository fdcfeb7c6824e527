import { useEffect, useRef } from 'react'
import { Fold } from '../fold/fold'
import * as styles from './choice-tree.module.css'

export type Choice = {
  name: string
  text: string
  state: 'all' | 'part' | 'none'
  below: readonly Choice[]
}
export type ChoiceGroup = { name: string; title: string; count: string; isOpen: boolean; choices: readonly Choice[] }

type Props = {
  groups: readonly ChoiceGroup[]
  /** Said beside a branch of which some is chosen. */
  inPart: string
  onToggle: (name: string) => void
}

/** Subjects below one another, each of which can be chosen; a branch chooses all that is below it. */
export const ChoiceTree = ({ groups, ...rest }: Props) => (
  <div>
    {groups.map(({ name, title, count, isOpen, choices }) => (
      <Fold key={`${name} ${isOpen ? 'open' : ''}`} level={3} {...{ title, count, isOpen }}>
        <ul className={styles.choices}>
          {choices.map((choice) => (
            <Branch key={choice.name} choice={choice} {...rest} />
          ))}
        </ul>
      </Fold>
    ))}
  </div>
)

type BranchProps = Omit<Props, 'groups'> & { choice: Choice }

function Branch({ choice, inPart, onToggle }: BranchProps) {
  const { name, text, state, below } = choice
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'part'
  }, [state])
  return (
    <li>
      <div className={styles.check}>
        <input
          ref={box}
          id={`choice_${name}`}
          type="checkbox"
          checked={state === 'all'}
          onChange={() => onToggle(name)}
        />
        <label htmlFor={`choice_${name}`}>
          {text}
          {state === 'part' ? <span className={styles.part}> {inPart}</span> : null}
        </label>
      </div>
      {below.length === 0 ? null : (
        <ul className={styles.below}>
          {below.map((one) => (
            <Branch key={one.name} choice={one} {...{ inPart, onToggle }} />
          ))}
        </ul>
      )}
    </li>
  )
}
