import { readCode } from '../../../forms/verify'
import { KeptItem, KeptList } from '../../../ui/kept-list/kept-list'
import { Section } from '../../../ui/section/section'
import { Loaded } from '../../account/card'
import { useAsked } from '../../account/use-asked'
import { type BuilderProps } from '../inside-props'
import { sayChange } from './report-changes'

/** The code of a document, where the page on which it is checked has led here. */
export const findCodeIn = (fragment: string): string | undefined =>
  readCode(new URLSearchParams(fragment.replace(/^#/, '')).get('code') ?? '')

/** Which answers of a report on paper have changed since it was given out. */
export function ReportOnPaper({ code, columns, locale, words, partWords }: BuilderProps & { code: string }) {
  const asked = useAsked('CheckedReport', { code })
  return (
    <Section id="report_on_paper" title={words('report.on-paper')}>
      <Loaded title={words('report.on-paper')} {...{ locale, asked }} words={partWords}>
        {({ checkedReport: { cells, changes } }) => (
          <>
            <p>
              {changes.length > 0
                ? words('report.paper-changed', { changed: changes.length, total: cells })
                : words('report.paper-unchanged', { total: cells })}
            </p>
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
