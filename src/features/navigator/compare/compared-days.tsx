import { CopyText } from '../../../shell/session/copy-text'
import { Press } from '../../../shell/session/press'
import { Presses } from '../../../ui/law-answer/law-answer'
import { Notice } from '../../../ui/notice/notice'
import { Loaded } from '../../account/card'
import { useAsked } from '../../account/use-asked'
import { type InsideProps } from '../inside-props'
import { sayCopied } from '../say-answer'
import { ChangedAnswer } from './changed-answer'
import { type Days } from './use-days'

type Props = Omit<InsideProps, 'page'> & {
  /** Of a jurisdiction, of a region, or of all that a service covers. */
  within: { service: string; region: string | null; jurisdiction: string | null }
  days: Days
  close: () => void
}

/** What differs between the law of two days. */
export function ComparedDays({ within, days, close, locale, words, partWords }: Props) {
  const asked = useAsked('NavDayDifferences', { ...within, ...days, locale })
  return (
    <Loaded title={words('compare.title')} {...{ locale, asked }} words={partWords}>
      {({ navDayDifferences: { differences, isCut } }) => (
        <>
          <p role="status">
            {differences.length === 0 ? words('compare.none') : words('compare.count', { count: differences.length })}
          </p>
          {isCut ? (
            <Notice kind="warning">
              <p>{words('compare.cut')}</p>
            </Notice>
          ) : null}
          <div className="unprinted">
            <Presses>
              <CopyText text={location.href} label={words('compare.copy')} words={sayCopied(words)} />
              <Press onPress={() => window.print()}>{words('law.print')}</Press>
              <Press onPress={close}>{words('compare.close')}</Press>
            </Presses>
          </div>
          {differences.map((difference) => (
            <ChangedAnswer
              key={difference.answer}
              {...{ difference, locale, words }}
              isPlaceNamed={within.jurisdiction === null}
            />
          ))}
        </>
      )}
    </Loaded>
  )
}
