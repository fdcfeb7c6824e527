import { ScrollRegion } from './scroll-region'

const line =
  'This line does not break, so a phone has not the room for it, and a shade at the edge says that it goes on.'

export const examples = {
  'a line that is wider than a phone': (
    <ScrollRegion labelledBy="wide_line">
      <p id="wide_line">{line.replaceAll(' ', '\u00A0')}</p>
    </ScrollRegion>
  ),
}
