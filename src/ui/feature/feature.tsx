import { type ReactNode } from 'react'
import { Cover } from '../cover/cover'
import { type PictureData } from '../picture/picture'
import * as styles from './feature.module.css'

type Props = {
  slug: string
  href: string
  title: string
  standfirst?: string
  meta?: ReactNode
  picture?: PictureData
}

/** One text, shown before the others. */
export function Feature({ slug, href, title, standfirst, meta, picture }: Props) {
  return (
    <article className={styles.feature}>
      <Cover slug={slug} picture={picture} />
      <h3 className={styles.title}>
        <a href={href}>{title}</a>
      </h3>
      {standfirst === undefined ? null : <p className={styles.standfirst}>{standfirst}</p>}
      {meta === undefined ? null : <p className={styles.meta}>{meta}</p>}
    </article>
  )
}

/** Several, side by side: what to read next. */
export function FeatureRow({ items }: { items: readonly Props[] }) {
  return (
    <ul className={styles.several}>
      {items.map((item) => (
        <li key={item.href}>
          <Feature {...item} />
        </li>
      ))}
    </ul>
  )
}

/** The first text beside the rest of them. */
export function FeatureAndList({ feature, children }: { feature: Props; children: ReactNode }) {
  return (
    <div className={styles.beside}>
      <Feature {...feature} />
      {children}
    </div>
  )
}
