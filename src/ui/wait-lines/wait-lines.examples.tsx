import { WaitLines } from './wait-lines'

export const examples = {
  'a list on its way': <WaitLines text="Loading: Your team" />,
  'a list that takes its time': (
    <WaitLines text="Loading: Products" note="This takes longer than usual. The rest of the page works." lines={2} />
  ),
}
