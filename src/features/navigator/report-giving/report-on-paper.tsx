import { formatList } from '../../../i18n/format/format-list'
import { KeptItem, KeptList } from '../../../ui/kept-list/kept-list'
import { Section } from '../../../ui/section/section'
import { Loaded } from '../../account/card'
import { useAsked } from '../../account/use-asked'
import { type BuilderProps } from '../inside-props'
import { sayChange } from './report-changes'

/** Which answers of a report on paper have changed since it was given out. */
export function ReportOnPaper({ code, columns, locale, words, partWords }: BuilderProps & { code: string }) {
  const asked = useAsked('CheckedReport', { code, locale })
  return (
    <Section id="report_on_paper" title={words('report.on-paper')}>
      <Loaded title={words('report.on-paper')} {...{ locale, asked }} words={partWords}>
        {({ checkedReport: { cells, changes, unseen } }) => (
          <>
            <p>
              {changes.length > 0
                ? words('report.paper-changed', { changed: changes.length, total: cells })
                : words('report.paper-unchanged', { total: cells })}
            </p>
            {unseen.length > 0 ? <p>{words('report.paper-unseen', { services: formatList(locale, unseen) })}</p> : null}
            <KeptList>
              {changes.map((change) => (
                <KeptItem key={change.answer} {...sayChange(change, columns, words)} acts={null} />
              ))}
            </KeptList>
          </>
        )}
      </Loaded>
    </Section>
  )
}
