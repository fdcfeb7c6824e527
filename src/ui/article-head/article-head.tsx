import { type ReactNode } from 'react'
import { Breadcrumb } from '../breadcrumb/breadcrumb'
import { Cover } from '../cover/cover'
import { type Link } from '../link'
import { type PictureData } from '../picture/picture'
import * as styles from './article-head.module.css'

type Props = {
  slug: string
  title: string
  above: { label: string; links: readonly Link[] }
  standfirst: string
  picture?: PictureData
  /** Who wrote it, when, how long it takes. */
  facts: readonly ReactNode[]
}

/** A text, before it begins: what it is called, who stands for it, what it says in two sentences. */
export function ArticleHead({ slug, title, above, standfirst, picture, facts }: Props) {
  return (
    <header className={`wrap ${styles.head}`}>
      <Breadcrumb {...above} />
      <h1 className={styles.title}>{title}</h1>
      <Cover slug={slug} picture={picture} shape="strip" />
      {standfirst === '' ? null : <p className={styles.standfirst}>{standfirst}</p>}
      <ul className={styles.facts}>
        {facts.map((fact, position) => (
          <li key={position}>{fact}</li>
        ))}
      </ul>
    </header>
  )
}
