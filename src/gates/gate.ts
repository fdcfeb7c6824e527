import { type Said } from '../content/faults'
import { type PlannedPage } from '../plan/plan-site'
import { type Html } from './read-html'

/** What is wrong with a page, where in it, and whose field an editor has to look at. */
export type Fault = Said & {
  gate: string
  path: string
  item: string
  field: string
  /** The path of another page that wants the same thing. */
  rival?: string
}

/** A page as a gate sees it: what was planned, and what was made of it. */
export type MadePage = Pick<PlannedPage, 'path' | 'template' | 'context' | 'readings'> & { html: Html }

/** What a page is measured against. */
export type Site = {
  /** Whether a path is answered with what stands there: a page, a file, or a route that is drawn in the browser. */
  has: (path: string) => boolean
  /** The ids of a page, for links into it. */
  idsAt: (path: string) => ReadonlySet<string> | undefined
  /** The head that a page of the site was planned with. */
  headAt: (path: string) => MadePage['context']['head'] | undefined
  /** Another page of its language that had the title of this one first. */
  namesakeOf: (path: string) => string | undefined
  /** Whether a picture or a file of the CMS is there. */
  hasMedia: (path: string) => boolean
  origin: string
  /** Sentences that are for subscribers alone. */
  canaries: readonly string[]
  /** Digests of the inline scripts that the policy of a page allows. */
  scriptsAt: (path: string) => readonly string[]
  /** What the regulator wants to be said: on every page of a language, and on its legal page. */
  regulation: (locale: string) => {
    everywhere: readonly string[]
    legal: readonly string[]
    /** Where the regulator's badge leads, and its picture. */
    badge?: { href: string; src: string } | undefined
  }
}

/**
 * What a gate says; `needle` is what to look for in the page's content to name the field at fault, `at` the place in the
 * HTML, where it has one, `rival` the path of another page that wants the same thing.
 */
export type Finding = Said & { needle?: string; field?: string; at?: number; rival?: string }

/** Whether a place in the HTML is looked at: what a gate finds elsewhere is dropped. */
export type IsLookedAt = (at: number) => boolean

export type Gate = { name: string; find: (page: MadePage, site: Site, isLookedAt: IsLookedAt) => readonly Finding[] }
