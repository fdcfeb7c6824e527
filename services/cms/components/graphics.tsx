import { Mark, Quill } from '../../../src/ui/mark/mark'
import './graphics.css'

/** On the sign-in page. */
export function Logo() {
  return (
    <div className="cms-mark">
      <Mark />
    </div>
  )
}

/** At the beginning of the path shown on every page. */
export function Icon() {
  return (
    <div className="cms-mark cms-mark-small">
      <Quill />
    </div>
  )
}
