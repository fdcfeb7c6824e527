import sax from 'sax'
import { escapeMarkup } from '../../../src/content/escape-markup'

const shapes = ['svg', 'g', 'defs', 'title', 'desc', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const paints = ['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'marker']
const texts = ['text', 'tspan', 'style']
const elements = new Set([...shapes, ...paints, ...texts])

const attributes = new Set(
  `id class style transform opacity display visibility color overflow viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy
   d points pathLength dx dy rotate textLength lengthAdjust version xmlns preserveAspectRatio role aria-label aria-hidden lang
   fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
   stroke-dasharray stroke-dashoffset vector-effect paint-order clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits
   gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity patternUnits patternContentUnits patternTransform
   marker-start marker-mid marker-end markerWidth markerHeight markerUnits refX refY orient mix-blend-mode isolation
   font-family font-size font-style font-weight letter-spacing word-spacing text-anchor dominant-baseline text-decoration
   shape-rendering text-rendering color-interpolation`
    .trim()
    .split(/\s+/),
)

const mostElements = 20_000
const deepest = 60

export type CleanSvg = { svg: string } | { problem: string }

type State = { out: string[]; open: string[]; dropping: number; count: number; problem: string | undefined }

/**
 * Writes a new drawing from the elements and attributes that can only draw. Scripts, event handlers, foreign content
 * and references to elsewhere have no way into what is written.
 */
export function cleanSvg(source: string): CleanSvg {
  const state: State = { out: [], open: [], dropping: 0, count: 0, problem: undefined }
  const parser = sax.parser(true, { position: false })
  parser.onerror = () => {
    throw new SyntaxError('not well-formed')
  }
  parser.ondoctype = (doctype) => {
    if (/\[|entity/i.test(doctype)) state.problem = 'it declares entities of its own'
  }
  parser.onopentag = (tag) => openElement(state, tag as sax.Tag)
  parser.onclosetag = () => closeElement(state)
  parser.ontext = (text) => writeText(state, text)
  parser.oncdata = (text) => writeText(state, text)
  try {
    parser.write(source).close()
  } catch {
    return { problem: 'it is not well-formed XML' }
  }
  if (state.problem !== undefined) return { problem: state.problem }
  return state.count === 0 ? { problem: 'it draws nothing' } : { svg: state.out.join('') }
}

function openElement(state: State, { name, attributes: given }: sax.Tag): void {
  if (state.dropping > 0 || !elements.has(name)) {
    if (name === 'use') state.problem = 'it repeats symbols (<use>): export it with the symbols drawn out'
    state.dropping += 1
    return
  }
  state.count += 1
  if (state.count > mostElements) state.problem = `it has more than ${mostElements} elements`
  if (state.open.length > deepest) state.problem = `it is nested more than ${deepest} levels deep`
  const isRoot = state.open.length === 0
  if (isRoot && name !== 'svg') state.problem = 'it does not begin with <svg>'
  const kept = Object.entries(given).filter(([key, value]) => key !== 'xmlns' && isHarmless(key, value))
  const all: [string, string][] = isRoot ? [['xmlns', 'http://www.w3.org/2000/svg'], ...kept] : kept
  state.out.push(`<${name}${all.map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`).join('')}>`)
  state.open.push(name)
}

function closeElement(state: State): void {
  if (state.dropping > 0) {
    state.dropping -= 1
    return
  }
  state.out.push(`</${state.open.pop() ?? 'svg'}>`)
}

function writeText(state: State, text: string): void {
  if (state.dropping > 0 || state.open.length === 0) return
  if (state.open.at(-1) === 'style' && !isHarmlessStyle(text)) return
  state.out.push(escapeMarkup(text))
}

function isHarmless(name: string, value: string): boolean {
  if (!attributes.has(name)) return false
  return name === 'style' ? isHarmlessStyle(value) : pointsInside(value)
}

/** Paint may name a gradient of the same drawing and nothing else. */
const pointsInside = (value: string): boolean =>
  !/url\s*\(|:\/\/|\\|javascript:|data:/i.test(value.replace(/url\(\s*['"]?#[\w.-]+['"]?\s*\)/g, ''))

const isHarmlessStyle = (text: string): boolean =>
  !/@|expression|behavior|-moz-binding/i.test(text) && pointsInside(text)
