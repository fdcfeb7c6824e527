import { type ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon'
import * as styles from './button.module.css'

type Look = {
  /** One solid button a view; the others are quiet. */
  kind?: 'solid' | 'quiet'
  icon?: IconName
}

const classOf = (kind: Look['kind'] = 'solid'): string => `${styles.button} ${styles[kind]}`

type ButtonProps = Look & {
  children: ReactNode
  id?: string
  name?: string
  value?: string
  /** Nothing comes of pressing it now; it keeps its place and the focus. */
  isInactive?: boolean
  /** Its name for people who hear it out of its context, where many buttons have the same word. */
  label?: string | undefined
}

/** Sends the form that it stands in. */
export function Button({ kind, icon, children, id, name, value, isInactive = false, label }: ButtonProps) {
  const attributes = { id, name, value, 'aria-disabled': isInactive || undefined, 'aria-label': label }
  return (
    <button className={classOf(kind)} type="submit" {...attributes}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  )
}

type LinkActionProps = { icon: IconName; hooks: Readonly<Record<`data-${string}`, string>>; children: ReactNode }

/** Stands among links and looks like them. It is hidden until the script that finds it by its hooks is there. */
export function LinkAction({ icon, hooks, children }: LinkActionProps) {
  return (
    <button type="button" className={styles.link} hidden {...hooks}>
      <Icon name={icon} />
      {children}
    </button>
  )
}

type LinkProps = Look & {
  href: string
  children: ReactNode
  isDownload?: boolean
  /** It opens in a window of its own, which learns nothing of this one. */
  leaves?: (() => void) | undefined
}

export function ButtonLink({ kind, icon, href, children, isDownload = false, leaves }: LinkProps) {
  const own = leaves ? ({ target: '_blank', rel: 'noopener noreferrer', onClick: leaves } as const) : {}
  return (
    <a className={classOf(kind)} href={href} download={isDownload ? '' : undefined} {...own}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </a>
  )
}

type ActionProps = Look & { hooks: Readonly<Record<`data-${string}`, string>>; children: ReactNode; isHidden?: boolean }

/** Does what a script of the page finds by the button's hooks. */
export function ActionButton({ kind, icon, hooks, children, isHidden = false }: ActionProps) {
  return (
    <button className={classOf(kind)} type="button" hidden={isHidden} {...hooks}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  )
}
