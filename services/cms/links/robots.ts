import { agent } from './ask-politely'

type Rule = { allows: boolean; path: string }

/** Whether a robots.txt lets us ask for a path: the group that names us, or else the one for all; the longest rule counts. */
export function allowsPath(robots: string, path: string): boolean {
  const rules = rulesFor(robots)
  const fitting = rules.filter((rule) => fits(rule.path, path))
  const [first] = fitting.sort(
    (one, other) => other.path.length - one.path.length || Number(other.allows) - Number(one.allows),
  )
  return first?.allows ?? true
}

function rulesFor(robots: string): Rule[] {
  const groups = new Map<string, Rule[]>()
  let names: string[] = []
  let isNaming = false
  for (const line of robots.split(/\r?\n/)) {
    const [, key = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? []
    const said = value.trim()
    if (/^user-agent$/i.test(key)) {
      names = isNaming ? [...names, said.toLowerCase()] : [said.toLowerCase()]
      isNaming = true
    } else if (/^(?:dis)?allow$/i.test(key)) {
      isNaming = false
      if (said === '') continue
      for (const name of names)
        groups.set(name, [...(groups.get(name) ?? []), { allows: /^allow$/i.test(key), path: said }])
    }
  }
  return groups.get(agent.toLowerCase()) ?? groups.get('*') ?? []
}

/** `*` stands for anything, `$` for the end. https://www.rfc-editor.org/rfc/rfc9309 */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...rest] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const piece of rest) {
    const next = path.indexOf(piece, at)
    if (next < 0) return false
    at = next + piece.length
  }
  return !isWhole || at === path.length || (rest.at(-1) !== undefined && path.endsWith(rest.at(-1) ?? ''))
}
