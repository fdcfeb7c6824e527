import { reporting } from '../../http/safety'
import { type Sources } from '../record'

const own = "'self'"

/** Scripts and styles are files of the release, or have their digest named by it. Text never becomes code. */
const strict: Record<string, string[]> = {
  'default-src': [],
  'script-src': [own],
  'style-src': [own],
  'img-src': [own, 'data:'],
  'font-src': [own],
  'connect-src': [own],
  'manifest-src': [own],
  'media-src': [own],
  'frame-src': [],
  'worker-src': [],
  'object-src': [],
  'base-uri': [],
  'form-action': [own],
  'frame-ancestors': [],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [],
}

/** The content security policy of a page, with what its release and the page itself allow beyond the strict one. */
export function toPagePolicy(...allowed: (Sources | undefined)[]): string {
  const directives = Object.entries(strict).map(([name, strictly]) => {
    const more = allowed.flatMap((sources) => sources?.[name as keyof Sources] ?? [])
    const all = [...new Set([...strictly, ...more])]
    return `${name} ${all.length > 0 ? all.join(' ') : "'none'"}`
  })
  return [...directives, reporting].join('; ')
}
