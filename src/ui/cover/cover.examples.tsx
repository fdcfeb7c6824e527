import { examplePicture } from '../picture/picture.examples'
import { Cover } from './cover'

export const examples = {
  drawn: <Cover slug="interim-measures" />,
  'a strip': <Cover slug="interim-measures" shape="strip" />,
  'as high as its frame': <Cover slug="interim-measures" shape="stand" />,
  'a picture': <Cover slug="interim-measures" picture={examplePicture} />,
}
