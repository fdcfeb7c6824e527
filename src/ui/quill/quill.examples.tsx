import { Quill } from './quill'

export const examples = {
  standing: <Quill kind="standing" />,
  fallen: <Quill kind="fallen" />,
  bare: <Quill kind="bare" />,
}
