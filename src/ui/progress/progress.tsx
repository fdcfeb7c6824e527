import * as styles from './progress.module.css'

type Props = { label: string; steps: readonly string[]; present: number; done: string }

/** How far somebody has come, in words. */
export const Progress = ({ label, steps, present, done }: Props) => (
  <ol className={`wrap ${styles.steps}`} aria-label={label}>
    {steps.map((step, at) => (
      <li key={step} aria-current={at === present ? 'step' : undefined}>
        {step}
        {at < present ? <span className="unseen"> {done}</span> : null}
      </li>
    ))}
  </ol>
)
