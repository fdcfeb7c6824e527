import { mainWords } from '../../i18n/words'
import { Changed, Pattern, Status, StatusChange, StatusLegend, statusKinds } from './status'

const words = mainWords('en')

export const examples = {
  ...Object.fromEntries(
    statusKinds.map((kind) => [kind, <Status key={kind} kind={kind} text={words(`navigator.${kind}`)} />]),
  ),
  patterns: (
    <>
      {statusKinds.map((kind) => (
        <Pattern key={kind} kind={kind} />
      ))}
    </>
  ),
  change: <StatusChange was="was" from="Conditional" to={{ kind: 'prohibited', text: 'Prohibited' }} />,
  changed: <Changed text="Changed" from="from Permitted" />,
  legend: (
    <StatusLegend
      label={words('navigator.legend')}
      entries={statusKinds.map((kind) => ({
        kind,
        text: words(`navigator.${kind}`),
        meaning: words(`navigator.${kind}-meaning`),
      }))}
    />
  ),
}
