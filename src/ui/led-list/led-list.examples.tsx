import { exampleRows } from '../index-list/index-list.examples'
import { examplePicture } from '../picture/picture.examples'
import { LedList, type LedRow } from './led-list'

const movement = (name: string, lead: NonNullable<LedRow['lead']>): LedRow[] =>
  [...exampleRows, ...exampleRows].map((row, position) => ({
    ...row,
    href: `#${name}${position}`,
    ...(position === 0 ? { lead, summary: 'A text that is longer than its picture is high. '.repeat(8) } : {}),
  }))

export const examples = {
  'two movements': (
    <LedList rows={[...movement('a', { slug: 'a', picture: examplePicture }), ...movement('b', { slug: 'drawn' })]} />
  ),
  'one row': <LedList rows={movement('alone', { slug: 'alone' }).slice(0, 1)} level={3} />,
}
