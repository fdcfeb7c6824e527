import { createElement, Fragment, type ReactNode } from 'react'
import * as styles from './rich-text.module.css'

/** A text as it reaches the page: its links ready, its headings named, never HTML. */
export type RichTextPart = Paragraph | Heading | List | Quote
type Paragraph = { kind: 'paragraph'; content: readonly Inline[]; number?: string }
type Heading = { kind: 'heading'; level: 2 | 3 | 4; id: string; content: readonly Inline[] }
type List = { kind: 'list'; style: 'bullet' | 'number'; start: number; items: readonly ListItem[] }
type ListItem = { content: readonly Inline[]; below: readonly List[] }
type Quote = { kind: 'quote'; content: readonly Inline[] }

export type Inline = Words | { kind: 'line-break' } | InlineLink | NoteMark
type Words = { kind: 'words'; text: string; marks: readonly Mark[]; lang?: string }
/** A `number` is read from left to right in every script. */
type Mark = 'bold' | 'italic' | 'subscript' | 'superscript' | 'number'
type InlineLink = { kind: 'link'; href: string; content: readonly (Words | { kind: 'line-break' })[] }
/** Leads to a note; `label` says so to those who listen. */
type NoteMark = { kind: 'note'; id: string; number: string; label: string }

const elementOf = { bold: 'strong', italic: 'em', subscript: 'sub', superscript: 'sup', number: 'bdi' } as const

function wrap({ text, marks, lang }: Words): ReactNode {
  const own = (mark: Mark) => (mark === 'number' ? { dir: 'ltr' } : null)
  const marked = marks.reduce<ReactNode>((inner, mark) => createElement(elementOf[mark], own(mark), inner), text)
  return lang === undefined ? marked : <span lang={lang}>{marked}</span>
}

/** Words, links and notes within a line. */
export function Inlines({ content }: { content: readonly Inline[] }) {
  return content.map((inline, position) => <Fragment key={position}>{toNode(inline)}</Fragment>)
}

function toNode(inline: Inline): ReactNode {
  switch (inline.kind) {
    case 'words':
      return wrap(inline)
    case 'line-break':
      return <br />
    case 'link':
      return (
        <a href={inline.href}>
          <Inlines content={inline.content} />
        </a>
      )
    case 'note':
      return (
        <a className={styles.note} href={`#${inline.id}`} id={`${inline.id}-back`} aria-label={inline.label}>
          {inline.number}
        </a>
      )
  }
}

function ListOf({ style, start, items }: List) {
  const Element = style === 'number' ? 'ol' : 'ul'
  return (
    <Element start={style === 'number' && start !== 1 ? start : undefined}>
      {items.map(({ content, below }, position) => (
        <li key={position}>
          <Inlines content={content} />
          {below.map((list, level) => (
            <ListOf key={level} {...list} />
          ))}
        </li>
      ))}
    </Element>
  )
}

function Part({ part }: { part: RichTextPart }) {
  switch (part.kind) {
    case 'paragraph':
      return (
        <p className={styles.paragraph}>
          {part.number === undefined ? null : (
            <span className={styles.number} aria-hidden="true">
              {part.number}
            </span>
          )}
          <Inlines content={part.content} />
        </p>
      )
    case 'heading':
      return createElement(`h${part.level}`, { id: part.id }, <Inlines content={part.content} />)
    case 'list':
      return <ListOf {...part} />
    case 'quote':
      return (
        <blockquote>
          <p>
            <Inlines content={part.content} />
          </p>
        </blockquote>
      )
  }
}

/** Text as editors write it; stands in a Prose or wherever text may stand. */
export function RichText({ parts }: { parts: readonly RichTextPart[] }) {
  return parts.map((part, position) => <Part key={position} part={part} />)
}
