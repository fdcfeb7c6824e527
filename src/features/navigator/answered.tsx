import { useState } from 'react'
import { formatDay } from '../../i18n/format/format-date'
import { type Permalink, writePermalink } from '../../routes/permalink'
import { type NavJurisdiction } from '../../services/account/answers/navigator-answers'
import { CopyText } from '../../shell/session/copy-text'
import { Press } from '../../shell/session/press'
import { LawAnswer, LawUnanswered, Presses } from '../../ui/law-answer/law-answer'
import { AskTeam, History } from './fetched/panels'
import { type LawProps } from './inside-props'
import { factsOf, sayCopied, sayFigure, sayStatus } from './say-answer'

type Question = NavJurisdiction['questions'][number]
type Props = LawProps & { question: Question; wanted: Permalink | undefined }

/** A question with what the law says to it on the day. */
export function Answered({ question, wanted, ...props }: Props) {
  const { words, law } = props
  const { answer, key, text } = question
  const isWanted = wanted?.question === key
  const [isOpen, setOpen] = useState(isWanted && wanted.version !== undefined)
  const [isAsking, setAsking] = useState(false)
  if (answer === null) {
    return <LawUnanswered id={`q_${key}`} question={text} text={words('law.unanswered')} />
  }
  return (
    <LawAnswer
      id={`q_${key}`}
      question={text}
      status={sayStatus(answer.status, words)}
      changes={changesOf(answer, props)}
      figure={sayFigure(answer, words)}
      short={answer.shortAnswer}
      detail={answer.detail}
      lang={answer.lang}
      facts={factsOf(answer, props)}
    >
      <Presses>
        <Press onPress={() => setOpen(!isOpen)}>{words(isOpen ? 'history.hide' : 'law.history')}</Press>
        <Press onPress={() => setAsking(!isAsking)}>{words(isAsking ? 'history.hide' : 'ask.title')}</Press>
        <CopyText text={cite(question, answer, props)} label={words('law.copy')} words={sayCopied(words)} />
      </Presses>
      {isAsking ? <AskTeam {...props} id={`ask_${key}`} answer={answer.number} /> : null}
      {isOpen ? (
        <History
          {...props}
          key={law.edition}
          answer={answer.number}
          wanted={isWanted ? wanted.version : undefined}
          against={isWanted ? wanted.from : undefined}
        />
      ) : null}
    </LawAnswer>
  )
}

type Answer = NonNullable<Question['answer']>

const changesOf = (answer: Answer, { words, locale }: LawProps): string[] => [
  ...(answer.differsFromToday ? [words('law.differs')] : []),
  ...(answer.isChangedSinceVisit ? [words('law.changed', { date: formatDay(locale, answer.publishedAt) })] : []),
]

/** What somebody writes under an opinion: place, question, version, day and address. */
function cite({ key, text }: Question, { version }: Answer, { law, locale, words }: LawProps): string {
  return words('law.cited', {
    jurisdiction: law.name,
    service: law.service.name,
    question: text,
    version: String(version),
    date: formatDay(locale, law.day),
    address: `${location.origin}${law.path}${writePermalink({ question: key, version })}`,
  })
}
