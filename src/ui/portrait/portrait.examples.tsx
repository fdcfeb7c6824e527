import { examplePicture } from '../picture/picture.examples'
import { Portrait } from './portrait'

export const examples = {
  drawn: <Portrait slug="tomas-okonjo" />,
  'drawn, small': <Portrait slug="tomas-okonjo" size="small" />,
  photographed: <Portrait slug="tomas-okonjo" photo={{ ...examplePicture, alt: 'Tomas Okonjo' }} />,
}
