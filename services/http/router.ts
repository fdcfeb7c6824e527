export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
export type Method = (typeof methods)[number]

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Most}...` ? Most : Name) | NamesIn<Rest>
  : never

/** What a path has names for: `{name}` is one part of an address, `{name...}` is all that is left of it, as it was sent. */
export type Params<Path extends string> = { readonly [Name in NamesIn<Path>]: string }

export type AnyParams = Readonly<Record<string, string>>
/** Where a request may go. A service adds what it does there. */
export type Place = { readonly method: Method; readonly path: string }

export type Route<Call, Given> = Place & {
  // Written as a method: a handler asks for the parameters of its own path, and for no others.
  handle(call: Call, params: AnyParams): Given
}

/** Makes routes whose handlers get the parameters that their paths name; another name does not compile. */
export const routesOf =
  <Call, Given>() =>
  <const Path extends string>(
    place: { method: Method; path: Path },
    handle: (call: Call, params: Params<Path>) => Given,
  ): Route<Call, Given> => ({ ...place, handle })

export type Found<R> = { route: R; params: AnyParams } | { status: 400 | 404 } | { status: 405; allow: string }
export type Router<R> = (method: string | undefined, path: string) => Found<R>

/** Finds the first route that fits. HEAD goes where GET goes; whether its answer has a body is for `respond` to say. */
export function openRouter<R extends Place>(routes: readonly R[]): Router<R> {
  const table = routes.map((route) => ({ route, pattern: toPattern(route.path) }))
  return (asked, path) => {
    const method = asked === 'HEAD' ? 'GET' : asked
    const fitting = table.flatMap(({ route, pattern }) => {
      const match = pattern.exec(path)
      return match ? [{ route, named: match.groups ?? {} }] : []
    })
    const found = fitting.find(({ route }) => route.method === method)
    if (!found) return fitting.length === 0 ? { status: 404 } : { status: 405, allow: toAllow(fitting) }
    const params = decode(found.named, found.route.path)
    return params ? { route: found.route, params } : { status: 400 }
  }
}

const marks = /[.*+?^$()|[\]\\]/g

function toPattern(path: string): RegExp {
  const source = path
    .replace(marks, (mark) => (mark === '*' ? '(?:\\*|%2A)' : `\\${mark}`))
    .replace(/\{(\w+)\\\.\\\.\\\.\}/g, '(?<$1>.+)')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return new RegExp(`^${source}$`, 's')
}

/** Undefined for half an escape, which is part of no name. What is left of an address is for its room to read. */
function decode(named: AnyParams, path: string): AnyParams | undefined {
  const read = (name: string, text: string) => (path.includes(`{${name}...}`) ? text : decodeURIComponent(text))
  try {
    return Object.fromEntries(Object.entries(named).map(([name, text]) => [name, read(name, text)]))
  } catch {
    return undefined
  }
}

function toAllow(fitting: readonly { route: Place }[]): string {
  const taken = new Set(fitting.map(({ route }) => route.method))
  return methods
    .flatMap((method) => (taken.has(method) ? (method === 'GET' ? ['GET', 'HEAD'] : [method]) : []))
    .join(', ')
}
