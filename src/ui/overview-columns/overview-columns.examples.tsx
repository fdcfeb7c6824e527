import { Changed } from '../status/status'
import { FirstWords, KeptRoom, OverviewColumns, SideDates, SidePart, SideRows } from './overview-columns'

export const examples = {
  'where there is nothing yet': <FirstWords text="From tomorrow this page says what has changed." />,
  'reports and dates beside what changed': (
    <OverviewColumns
      label="Reports and dates"
      side={
        <>
          <SidePart id="side_reports" title="One report is out of date">
            <SideRows
              rows={[
                {
                  key: '1',
                  content: <a href="#swaps">Swap positions, six markets</a>,
                  state: <Changed text="3 of 48" />,
                },
                { key: '2', content: <a href="#exports">Exports of data</a>, state: 'Up to date' },
              ]}
            />
          </SidePart>
          <SidePart id="side_dates" title="Dates ahead">
            <SideDates
              dates={[
                {
                  ...{ key: '1', date: { iso: '2026-12-01', text: '1 Dec' }, href: '#briefing' },
                  ...{ text: 'Breakfast briefing', note: 'You are registered, London' },
                },
              ]}
            />
          </SidePart>
        </>
      }
    >
      <KeptRoom>
        <p>What changed.</p>
      </KeptRoom>
    </OverviewColumns>
  ),
}
