import { refsTo } from './ref'

/** What an insight is about. */
export const aboutFields = {
  topics: refsTo('topic'),
  services: refsTo('service'),
  sectors: refsTo('sector'),
  jurisdictions: refsTo('nav-jurisdiction'),
}
