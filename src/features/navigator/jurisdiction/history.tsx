import { type ReactNode, useState } from 'react'
import { formatDay } from '../../../i18n/format/format-date'
import { joinDetails } from '../../../i18n/format/join-details'
import { writePermalink } from '../../../routes/permalink'
import { type NavVersion } from '../../../services/account/answers/navigator-answers'
import { CopyText } from '../../../shell/session/copy-text'
import { Press } from '../../../shell/session/press'
import { Presses } from '../../../ui/law-answer/law-answer'
import { RichText } from '../../../ui/rich-text/rich-text'
import { Status } from '../../../ui/status/status'
import { VersionList } from '../../../ui/version-list/version-list'
import { Loaded } from '../../account/card'
import { useAsked } from '../../account/use-asked'
import { Compared, CompareVersions } from '../compare/compare-versions'
import { type InsideProps } from '../inside-props'
import { sayCopied, sayFigure, sayForce, sayStatus } from '../say-answer'
import { ChangeNote } from '../updates/change-note'
import { ReadMark } from './read-mark'

type Props = Pick<InsideProps, 'locale' | 'words' | 'partWords'> & {
  answer: number
  /** The version that somebody came for. */
  wanted?: number | undefined
  /** The version that it is to be compared with, if they came for that. */
  against?: number | undefined
}

const pairOf = (to: number | undefined, from: number | undefined) =>
  to === undefined || from === undefined ? undefined : { from, to }

/** Every version of one answer: since when it was the law, what changed, and who approved it. */
export function History({ answer, wanted, against, ...props }: Props) {
  const { locale, words, partWords } = props
  const asked = useAsked('NavAnswerHistory', { answer: String(answer), locale })
  return (
    <Loaded title={words('law.history')} {...{ locale, asked }} words={partWords}>
      {({
        navAnswerHistory: {
          versions,
          question: { key: question },
          jurisdiction: { path },
        },
      }) => (
        <>
          <CompareVersions {...props} {...{ answer, path, question, versions }} wanted={pairOf(wanted, against)} />
          <VersionList
            versions={versions.map((version, place) => ({
              id: String(version.number),
              title: toTitle(version, props),
              lines: toLines(version, props),
              isNow: version.isLawToday,
              children: (
                <VersionTools
                  {...props}
                  answer={answer}
                  version={version}
                  before={versions[place + 1]?.number}
                  isOpen={version.number === wanted && against === undefined}
                  link={`${location.origin}${path}${writePermalink({ question, version: version.number })}`}
                />
              ),
            }))}
          />
        </>
      )}
    </Loaded>
  )
}

function toTitle(version: NavVersion, { locale, words }: Omit<Props, 'answer'>): string {
  const { number, lawFrom, changeKind, publishedAt } = version
  const when =
    changeKind === 'editorial' || lawFrom === null
      ? words('history.published', { date: formatDay(locale, publishedAt) })
      : words('history.in-force', { date: formatDay(locale, lawFrom) })
  return joinDetails(locale, [words('history.version', { number: String(number) }), when])
}

function toLines(version: NavVersion, { words }: Omit<Props, 'answer'>): ReactNode[] {
  const { approver, lawFrom } = version
  return [
    <ChangeNote key="note" {...version} words={words} />,
    ...(lawFrom === null ? [words('history.replaced')] : []),
    ...(approver === null ? [] : [words('history.approved', { name: approver })]),
  ]
}

type ToolProps = Props & { version: NavVersion; before: number | undefined; isOpen: boolean; link: string }

function VersionTools({ version, before, isOpen, link, ...props }: ToolProps) {
  const { words } = props
  const [shown, setShown] = useState<'nothing' | 'text' | 'difference'>(isOpen ? 'text' : 'nothing')
  const toggle = (what: 'text' | 'difference') => () => setShown((now) => (now === what ? 'nothing' : what))
  return (
    <>
      <Presses>
        {before === undefined ? null : (
          <Press onPress={toggle('difference')}>
            {shown === 'difference' ? words('history.hide') : words('history.compare', { number: String(before) })}
          </Press>
        )}
        <Press onPress={toggle('text')}>{words(shown === 'text' ? 'history.hide' : 'history.read')}</Press>
        <CopyText text={link} label={words('table.copy-link')} words={sayCopied(words)} />
      </Presses>
      <ReadMark {...props} version={version.number} />
      <div aria-live="polite">
        {shown === 'difference' && before !== undefined ? (
          <Compared {...props} from={before} to={version.number} />
        ) : null}
        {shown === 'text' ? <AsItStood {...props} version={version} /> : null}
      </div>
    </>
  )
}

function AsItStood({ version, locale, words }: Props & { version: NavVersion }) {
  const status = sayStatus(version.status, words)
  const figure = sayFigure(version, words)
  return (
    <div lang={version.lang}>
      {status ? (
        <p>
          <Status {...status} />
        </p>
      ) : null}
      {figure === undefined ? null : <p>{figure}</p>}
      <p>
        <strong>{version.shortAnswer}</strong>
      </p>
      <RichText parts={version.detail} />
      <p>{sayForce(version, { locale, words })}</p>
    </div>
  )
}
