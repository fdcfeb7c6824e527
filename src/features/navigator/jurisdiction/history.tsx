import { useState } from 'react'
import { formatDay } from '../../../i18n/format/format-date'
import { joinDetails } from '../../../i18n/format/join-details'
import { type NavVersion } from '../../../services/account/answers/navigator-answers'
import { Press } from '../../../shell/session/press'
import { Presses } from '../../../ui/law-answer/law-answer'
import { RichText } from '../../../ui/rich-text/rich-text'
import { Status } from '../../../ui/status/status'
import { VersionList } from '../../../ui/version-list/version-list'
import { Loaded } from '../../account/card'
import { useAsked } from '../../account/use-asked'
import { type InsideProps } from '../inside-props'
import { sayFigure, sayForce, sayStatus } from '../say-answer'
import { Difference } from './difference'
import { ReadMark } from './read-mark'

type Props = Pick<InsideProps, 'locale' | 'words' | 'partWords'> & {
  answer: number
  /** The version that somebody came for. */
  wanted?: number | undefined
}

/** Every version of one answer: since when it was the law, what changed, and who approved it. */
export function History({ answer, wanted, ...props }: Props) {
  const { locale, words, partWords } = props
  const asked = useAsked('NavAnswerHistory', { answer: String(answer), locale })
  return (
    <Loaded title={words('law.history')} {...{ locale, asked }} words={partWords}>
      {({ navAnswerHistory: { versions } }) => (
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
                isOpen={version.number === wanted}
              />
            ),
          }))}
        />
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

function toLines(version: NavVersion, { words }: Omit<Props, 'answer'>): string[] {
  const { changeKind, changeNote, approver, lawFrom } = version
  const kind = words(`change.${changeKind}`)
  return [
    changeNote === null ? kind : `${kind}: ${changeNote}`,
    ...(lawFrom === null ? [words('history.replaced')] : []),
    ...(approver === null ? [] : [words('history.approved', { name: approver })]),
  ]
}

type ToolProps = Props & { version: NavVersion; before: number | undefined; isOpen: boolean }

function VersionTools({ version, before, isOpen, ...props }: ToolProps) {
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

function Compared({ answer, from, to, locale, words, partWords }: Props & { from: number; to: number }) {
  const asked = useAsked('NavDifference', { answer: String(answer), from, to, locale })
  const title = words('difference.title', { from: String(from), to: String(to) })
  return (
    <Loaded {...{ title, locale, asked }} words={partWords}>
      {({ navDifference }) => <Difference difference={navDifference} {...{ locale, words }} />}
    </Loaded>
  )
}
