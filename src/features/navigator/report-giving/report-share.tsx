import { useState } from 'react'
import { parseShareAddress, reportLimits, writeOpened } from '../../../forms/account-report'
import { formatDay } from '../../../i18n/format/format-date'
import { type Report } from '../../../services/account/answers/kept-report-answers'
import { type ReportSharing } from '../../../services/account/answers/report-answers'
import { CopyText } from '../../../shell/session/copy-text'
import { Press } from '../../../shell/session/press'
import { focusOn, readForm } from '../../../shell/session/read-form'
import { UnsavedForm } from '../../../shell/session/unsaved-form'
import { SelectField, TextField } from '../../../ui/field/field'
import { KeptItem, KeptList } from '../../../ui/kept-list/kept-list'
import { RecordList } from '../../../ui/record-list/record-list'
import { Card } from '../../account/card'
import { SaidOutcome, Sending } from '../../account/sending'
import { useAsked } from '../../account/use-asked'
import { useChange } from '../../account/use-change'
import { InsideProblem } from '../inside-problem'
import { type BuilderProps } from '../inside-props'
import { sayCopied } from '../say-answer'

type Props = BuilderProps & { report: Report }
type SharingProps = Props & { sharing: ReportSharing }

/** With whom of the same organisation a report is shared, and who opened it. Those who may not share see nothing of this. */
export function ReportShare(props: Props) {
  const { locale, words, partWords, report } = props
  const asked = useAsked('ReportSharing', { id: report.id })
  const sharing = asked.data?.reportSharing
  if (sharing?.organisations.length === 0) return null
  return (
    <Card
      id="report_share"
      title={words('share.title')}
      note={words('share.note', { service: serviceNames(props.columns, report) ?? props.page.service.name })}
      {...{ locale, asked }}
      words={partWords}
    >
      {({ reportSharing }) => (
        <>
          <NewShare {...props} sharing={reportSharing} />
          <OpenShares {...props} sharing={reportSharing} />
          <Openings {...props} sharing={reportSharing} />
        </>
      )}
    </Card>
  )
}

const dayMs = 86_400_000
const terms = [7, 14, 30, 90, reportLimits.shareDays] as const
const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** Those of which it has questions. */
function serviceNames({ services }: Props['columns'], report: Report): string | undefined {
  return services?.name.filter((_, place) => report.services.includes(services.id[place] ?? 0)).join(' · ')
}

function NewShare({ locale, report, sharing: { organisations }, words, partWords }: SharingProps) {
  const share = useChange('ShareReport', { refetch: ['ReportSharing'] })
  const [isWrong, setWrong] = useState(false)
  const send = (form: HTMLFormElement) => {
    const { organisation, address, until, may } = readForm(form, ['organisation', 'address', 'until', 'may'])
    const person = address.trim() === '' ? null : address
    const isRefused = person !== null && parseShareAddress(person) === undefined
    setWrong(isRefused)
    const given = { report: report.id, organisation: Number(organisation), until, mayEdit: may === 'edit' }
    if (isRefused) focusOn(form, 'address')
    else share.send({ ...given, address: person })
  }
  const problem = isWrong ? words('share.address-problem') : undefined
  return (
    <UnsavedForm locale={locale} name={`report-share-${report.id}`} label={words('share.make')} onSend={send}>
      <InsideProblem {...{ words, problem }} id="share_address" />
      <SelectField
        id="share_organisation"
        name="organisation"
        label={words('share.organisation')}
        options={organisations.map(({ id, name }) => ({ value: id, text: name }))}
      />
      <TextField
        id="share_address"
        name="address"
        type="email"
        label={words('share.address')}
        problem={problem}
        hint={words('share.address-hint')}
        autoComplete="off"
      />
      <HowLong {...{ locale, words }} />
      <Sending words={partWords} outcome={share.outcome} button={words('share.make')}>
        {() => words('share.made')}
      </Sending>
    </UnsavedForm>
  )
}

const HowLong = ({ locale, words }: Pick<Props, 'locale' | 'words'>) => (
  <>
    <SelectField
      id="share_until"
      name="until"
      label={words('share.until')}
      defaultValue={dayIn(30)}
      options={terms.map((days) => ({
        value: dayIn(days),
        text: words('share.term', { count: days, day: formatDay(locale, dayIn(days), 'long') }),
      }))}
    />
    <SelectField
      id="share_may"
      name="may"
      label={words('share.may')}
      options={(['read', 'edit'] as const).map((value) => ({ value, text: words(`share.may-${value}`) }))}
    />
  </>
)

function OpenShares({ sharing, ...props }: SharingProps) {
  const { words, report } = props
  const open = sharing.shares.filter(({ revokedAt }) => revokedAt === null)
  if (open.length === 0) return <p>{words('share.none')}</p>
  const link = `${location.origin}${location.pathname}${writeOpened(report.id)}`
  return (
    <>
      <CopyText text={link} label={words('share.copy')} words={sayCopied(words)} />
      <KeptList>
        {open.map((share) => (
          <ShareRow key={share.id} {...props} share={share} organisations={sharing.organisations} />
        ))}
      </KeptList>
    </>
  )
}

type RowProps = Props & {
  share: ReportSharing['shares'][number]
  organisations: ReportSharing['organisations']
}

function ShareRow({ share, organisations, locale, words, partWords }: RowProps) {
  const end = useChange('EndReportShare', { refetch: ['ReportSharing'] })
  const name = organisations.find(({ id }) => id === String(share.organisation))?.name ?? ''
  const title = share.address ?? words('share.everybody', { organisation: name })
  const may = words(share.mayEdit ? 'share.may-edit' : 'share.may-read')
  return (
    <KeptItem
      title={title}
      meta={words('share.row', { may, day: formatDay(locale, share.until, 'long') })}
      more={<SaidOutcome words={partWords} outcome={end.outcome} />}
      acts={
        <Press label={words('share.end-one', { title })} onPress={() => end.send({ share: share.id })}>
          {words('share.end')}
        </Press>
      }
    />
  )
}

function Openings({ sharing: { openings }, locale, words }: SharingProps) {
  return (
    <>
      <h3>{words('share.opened')}</h3>
      <p>{words('share.opened-note')}</p>
      {openings.length === 0 ? (
        <p>{words('share.opened-none')}</p>
      ) : (
        <RecordList
          rows={openings.map(({ id, person, openedAt }) => ({
            key: id,
            date: { iso: openedAt, text: sayMoment(locale, openedAt) },
            content: person ?? words('share.refused'),
          }))}
        />
      )}
    </>
  )
}

const sayMoment = (locale: Props['locale'], at: string): string =>
  `${formatDay(locale, at, 'medium')}, ${at.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length)} UTC`
