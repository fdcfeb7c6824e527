import { DayChoice } from './day-choice'

export const examples = {
  today: (
    <DayChoice
      label="Law in force on"
      shown="26 November 2026, today"
      day="2026-11-26"
      first="2024-11-26"
      last="2026-11-26"
      words={{ day: 'Day', show: 'Show this day' }}
      onChoose={() => undefined}
      tell={(day) => day}
    />
  ),
}
