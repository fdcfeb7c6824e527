import { type Dated } from '../link'

/** A date, for people and for programs. */
export function When({ iso, text }: Dated) {
  return <time dateTime={iso}>{text}</time>
}
