import { Progress } from './progress'

export const examples = {
  'the second of three': (
    <Progress label="Three questions" steps={['Your work', 'Interests', 'How often']} present={1} done="done" />
  ),
}
