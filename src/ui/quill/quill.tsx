import { quillDrawing } from './quill-drawing'

const bareShaft = 'M4 50C90 20 200 60 316 10'

type Props = { kind: 'standing' | 'fallen' | 'bare' }

/** The firm's quill: standing where there is something to show, fallen where nothing is found, bare where nothing is yet. */
export function Quill({ kind }: Props) {
  if (kind === 'bare') {
    return (
      <svg className="quill" viewBox="0 0 320 60" aria-hidden="true">
        <path className="shaft" d={bareShaft} />
      </svg>
    )
  }
  const isFallen = kind === 'fallen'
  return (
    <svg className="quill" viewBox={isFallen ? '0 0 400 180' : '0 0 320 400'} aria-hidden="true">
      <g transform={isFallen ? 'translate(40 -110) rotate(78 160 200)' : undefined}>
        <path d={quillDrawing.barbs} />
        <path className="inked" d={quillDrawing.inked} />
        <path className="shaft" d={quillDrawing.shaft} />
      </g>
    </svg>
  )
}
