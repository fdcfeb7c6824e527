import { Drawing } from './drawing'

const map =
  '<svg viewBox="0 0 200 100" fill="none" stroke="currentColor"><path d="M10 60q40-50 90-20t90-10"/><circle cx="100" cy="40" r="3"/></svg>'

export const examples = {
  'a map': (
    <Drawing svg={map} label="Offices on a map of the world; the list below names them" caption="Where we work" />
  ),
  'beside its own words': <Drawing svg={map} label="" size="small" />,
}
