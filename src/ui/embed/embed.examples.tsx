import { Embed } from './embed'

const words = {
  open: 'Open it at OpenStreetMap',
  show: 'Show it here',
  notice:
    'It is fetched from OpenStreetMap only then. OpenStreetMap will see your internet address and may store data on your device.',
}

export const examples = {
  'before anybody asks for it': (
    <Embed
      title="Where the two centres lie"
      description="Dubai in the north, Abu Dhabi an hour and a half to the south-west."
      href="https://www.openstreetmap.org/#map=9/24.86/54.83"
      frame="https://www.openstreetmap.org/export/embed.html?bbox=53.95,24.26,55.70,25.45"
      shape="map"
      words={words}
    />
  ),
}
