import { type ReactNode, type Ref } from 'react'
import * as styles from './side-panel.module.css'

type Props = {
  id: string
  title: string
  heading: Ref<HTMLHeadingElement>
  /** What closes it. */
  close: ReactNode
  children: ReactNode
}

/** One thing of what stands beside it, in full. */
export const SidePanel = ({ id, title, heading, close, children }: Props) => (
  <section id={id} className={styles.panel} aria-labelledby={`${id}-title`}>
    <div className={styles.top}>
      <h3 id={`${id}-title`} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {close}
    </div>
    {children}
  </section>
)

/** From 72rem on there is room for both; below that the panel comes first. */
export const WithPanel = ({ children, panel }: { children: ReactNode; panel: ReactNode }) => (
  <div className={panel === null ? undefined : styles.both}>
    <div className={styles.matter}>{children}</div>
    {panel}
  </div>
)
