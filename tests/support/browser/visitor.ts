import { type IdentityProcess } from '../identity/identity-process'

export type Seen = { status: number; url: string; headers: Headers; text: string; json: Record<string, unknown> }

type Asked = { method?: string; form?: Record<string, string>; json?: unknown; headers?: Record<string, string> }

let addresses = 0

/** Somebody with a browser's manners, and no browser: keeps cookies by path, follows redirects while they stay at the provider. */
export class Visitor {
  private readonly cookies = new Map<string, { value: string; path: string }>()
  private readonly identity: IdentityProcess
  /** Each visitor comes from an address of their own, so that limits of one are not another's. */
  readonly ip: string

  constructor(identity: IdentityProcess, ip = `10.1.${addresses >> 8}.${addresses++ & 255}`) {
    this.identity = identity
    this.ip = ip
  }

  async ask(path: string, { method, form, json, headers = {} }: Asked = {}): Promise<Seen> {
    const url = new URL(path.startsWith('http') ? path : `${this.identity.root}${path}`)
    const body = form ? new URLSearchParams(form).toString() : json === undefined ? null : JSON.stringify(json)
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
    const response = await fetch(url, {
      method: method ?? (body === null ? 'GET' : 'POST'),
      redirect: 'manual',
      body,
      headers: {
        'x-forwarded-for': this.ip,
        cookie: this.cookiesFor(url.pathname),
        ...(body === null ? {} : { 'content-type': type }),
        ...headers,
      },
    })
    this.keep(response.headers.getSetCookie())
    const text = await response.text()
    return { status: response.status, url: url.href, headers: response.headers, text, json: parse(text) }
  }

  /** Goes where it is sent, until a page is shown or the provider sends it back to the application. */
  async follow(path: string, asked: Asked = {}): Promise<Seen> {
    let seen = await this.ask(path, asked)
    for (;;) {
      const location = seen.headers.get('location')
      if (location === null) return seen
      const next = new URL(location, seen.url)
      if (!next.href.startsWith(this.identity.root)) return { ...seen, url: next.href }
      seen = await this.ask(next.href)
    }
  }

  cookieNames(): string[] {
    return [...this.cookies.keys()]
  }

  private keep(lines: string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(/;\s*/)
      const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
      const path = /^path=(.*)$/i.exec(attributes.find((one) => /^path=/i.test(one)) ?? '')?.[1] ?? '/'
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, { value, path })
    }
  }

  private cookiesFor(pathname: string): string {
    return [...this.cookies]
      .filter(([, { path }]) => pathname === path || pathname.startsWith(path.replace(/\/?$/, '/')))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** What the site's own application asks for. */
export function toAuthorize(identity: IdentityProcess, own: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: 'site-client',
    redirect_uri: `${identity.siteOrigin}/auth`,
    response_type: 'token id_token',
    scope: 'openid email profile',
    state: 'a-state',
    nonce: 'a-nonce',
    ...own,
  })
  return `/authorize?${query.toString()}`
}

/** Signs in on the pages, and answers with what came back in the fragment. */
export async function signIn(
  identity: IdentityProcess,
  visitor: Visitor,
  { email, password, request = {} }: { email: string; password: string; request?: Record<string, string> },
): Promise<URLSearchParams> {
  const page = await visitor.follow(toAuthorize(identity, request))
  return fragmentOf(await visitor.follow(page.url, { form: { action: 'password', email, password } }))
}

export const fragmentOf = ({ url }: Seen): URLSearchParams => new URLSearchParams(new URL(url).hash.slice(1))

/** What web_message hands to the page around it. */
export function messageOf({ text }: Seen): Record<string, string> {
  const data = /var data = (\{.*\});/.exec(text)?.[1]
  return (JSON.parse(data ?? '{}') as { response?: Record<string, string> }).response ?? {}
}

export const claimsOf = (token: string | null): Record<string, unknown> =>
  JSON.parse(Buffer.from((token ?? '').split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
