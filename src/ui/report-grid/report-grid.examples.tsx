import { ReportGrid } from './report-grid'

const cell = {
  ...{ href: '#q=a&v=1', short: 'Only up to 10 per cent.', lang: undefined, date: '24 Aug 2026' },
  ...{ status: { kind: 'restricted' as const, text: 'Restricted' }, value: undefined, change: 'Changed' },
}
const tools = [
  { act: 'forth' as const, icon: 'arrow' as const, label: 'Austria: move right' },
  { act: 'pin' as const, icon: 'pin' as const, label: 'Austria: keep first', isOn: false },
]

export const examples = {
  two: (
    <ReportGrid
      id="report_grid"
      caption="Comparison"
      corner="Question"
      columns={[
        { id: 'j1', name: 'Austria', note: 'Ask counsel.', tools },
        { id: 'j2', name: 'France', note: undefined, tools: [] },
      ]}
      rows={[{ id: 'q1', name: 'May a custodian leave it out?', note: undefined, tools: [] }]}
      cellOf={(_row, column) => (column === 'j1' ? cell : undefined)}
      noteOf={(_row, column) => (column === 'j1' ? 'Kept for the board.' : undefined)}
      nothing="No answer"
      yours="Your note."
      note="Note"
      onAct={() => undefined}
      onNote={() => undefined}
    />
  ),
}
