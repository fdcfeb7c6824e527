import { Chips } from './chips'

export const examples = {
  kept: (
    <Chips
      label="Show only"
      chips={[
        { value: 'all', text: 'Everything', count: 11 },
        { value: 'reports', text: 'Reports', count: 3 },
        { value: 'people', text: 'People', count: 2 },
      ]}
      chosen="all"
      onChoose={() => undefined}
    />
  ),
}
