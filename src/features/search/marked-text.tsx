import { type Marked } from '../../services/search/search-service'

/** What was asked for stands out; whatever the text holds, it is text. */
export const MarkedText = ({ pieces }: { pieces: Marked }) =>
  pieces.map(({ text, isMatch }, position) => (isMatch ? <mark key={position}>{text}</mark> : text))
