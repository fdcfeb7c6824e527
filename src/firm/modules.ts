/** The parts of the site that a firm may do without. Of one that is off, nothing reaches a reader, an editor or a port. */
export const modules: Readonly<Record<Module, boolean>> = {
  graduates: true,
  navigator: true,
  products: true,
  /** Training and its series too. */
  events: true,
  /** What the firm offers those who work for it too. */
  vacancies: true,
  wechat: true,
  remote: true,
  /** The account of a reader, and all that only those who are signed in may see. */
  signIn: true,
}

export type Module = 'graduates' | 'navigator' | 'products' | 'events' | 'vacancies' | 'wechat' | 'remote' | 'signIn'
