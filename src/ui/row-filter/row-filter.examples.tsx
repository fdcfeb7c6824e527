import { RowFilter } from './row-filter'

export const examples = {
  'of jurisdictions': (
    <RowFilter
      table="jurisdictions"
      name="Find a jurisdiction"
      state="State of the review"
      states={[
        { value: '', text: 'Any' },
        { value: 'overdue', text: 'Review overdue' },
      ]}
      count="Shown: {shown} of {total}"
    />
  ),
}
