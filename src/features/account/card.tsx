import { type ReactNode, useEffect, useState } from 'react'
import { type LocaleIn } from '../../config/locales'
import { type SignedInWords } from '../../i18n/load/load-signed-in-words'
import { type AccountProblem } from '../../services/account/account-problem'
import { answerLimitMs } from '../../services/account/links/account-link'
import { Press } from '../../shell/session/press'
import { Notice } from '../../ui/notice/notice'
import { Section } from '../../ui/section/section'
import { WaitLines } from '../../ui/wait-lines/wait-lines'
import { sayTime } from './say-time'
import { type Asked } from './use-asked'

type Props<Data> = {
  id: string
  title: string
  note?: ReactNode
  isWide?: boolean
  locale: LocaleIn<'main'>
  words: SignedInWords
  asked: Asked<Data>
  children: (data: Data) => ReactNode
}

const patienceMs = 4000

/** A part of a screen that loads, fails, and is without a network, by itself. Its heading is there at once. */
export function Card<Data>({ id, title, note, isWide = false, locale, words, asked, children }: Props<Data>) {
  return (
    <Section {...{ id, title, note, isWide }}>
      <Loaded {...{ title, locale, words, asked }}>{children}</Loaded>
    </Section>
  )
}

type LoadedProps<Data> = Pick<Props<Data>, 'title' | 'locale' | 'words' | 'asked' | 'children'>

/** The same without a heading of its own, inside of what has one. */
export function Loaded<Data>({ title, locale, words, asked, children }: LoadedProps<Data>) {
  return (
    <>
      <Trouble {...{ locale, words, asked }} />
      {asked.data === undefined ? <Wait {...{ title, words, asked }} /> : children(asked.data)}
    </>
  )
}

function Wait<Data>({ title, words, asked }: Pick<Props<Data>, 'title' | 'words' | 'asked'>) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  if (!asked.isLoading || !asked.isOnline) return null
  return <WaitLines text={words('card.loading', { title })} note={isSlow ? words('card.slow') : undefined} />
}

function Trouble<Data>({ locale, words, asked }: Pick<Props<Data>, 'locale' | 'words' | 'asked'>) {
  const { data, asOf, isOnline, problem, isLoading, again } = asked
  if (!isOnline) {
    return (
      <Notice kind="warning" title={words('card.offline')}>
        <p>
          {data === undefined || asOf === undefined
            ? words('card.offline-empty')
            : words('card.offline-as-of', { time: sayTime(locale, asOf) })}
        </p>
      </Notice>
    )
  }
  if (!problem || (isLoading && data === undefined)) return null
  return (
    <Notice kind="warning" title={words('card.failed')}>
      <p role="alert">{sayProblem(problem, words)}</p>
      <Press onPress={again}>{words('card.retry')}</Press>
    </Notice>
  )
}

/** Why something failed, in the reader's language. */
export function sayProblem({ kind, status, code }: AccountProblem, words: SignedInWords): string {
  if (kind === 'network') return words('problem.network')
  if (kind === 'timeout' || code === 'TIMEOUT') return words('problem.timeout', { seconds: answerLimitMs / 1000 })
  if (kind === 'refused') return words('problem.refused')
  return status === undefined || status === 0 ? words('problem.unread') : words('problem.status', { status })
}
