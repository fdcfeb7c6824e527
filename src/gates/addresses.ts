import { ownerOf } from '../config/service-paths'
import { type Said, say } from '../content/faults'
import { decodePath } from '../routes/href'
import { match } from '../routes/match'
import { type Finding, type Gate, type MadePage, type Site } from './gate'
import { idsOf, type Tag } from './read-html'

/** Every page stands on the route that it was made for. */
export const routeGate: Gate = {
  name: 'route table',
  find: ({ path, template }) => {
    const route = match(path)?.route
    return route === template ? [] : [{ ...say('other-route', route ?? 'no route', template), field: 'slug' }]
  },
}

/** No link of the site leads nowhere, or to an old address; no anchor names what is not there. */
export const linkGate: Gate = {
  name: 'links',
  find: (page, site, isLookedAt) =>
    page.html.tags.flatMap((tag) => {
      const address = isLookedAt(tag.at) ? addressIn(tag) : undefined
      const problem = address === undefined ? undefined : findProblem(address, page, site)
      return problem === undefined || address === undefined
        ? []
        : [{ ...problem, needle: address, at: tag.at } satisfies Finding]
    }),
}

const attributeOf: Readonly<Record<string, string>> = { a: 'href', form: 'action', link: 'href', script: 'src' }

function addressIn({ name, attributes }: Tag): string | undefined {
  const attribute = attributeOf[name]
  return attribute === undefined ? undefined : attributes[attribute]
}

/** Most addresses are paths of letters that mean themselves: they are read without a parser of addresses. */
const plain = /^(\/[\w-][\w/-]*)?(?:#([\w-]*))?$/

type Pointed = { target: string | undefined; anchor: string | undefined }

/** What of the site an address leads to, from a page; nothing for what is elsewhere. */
function readAddress(address: string, path: string, site: Site): Pointed | undefined {
  if (address === '' || /^(?!https?:)[a-z][a-z+.-]*:/i.test(address)) return undefined
  const found = plain.exec(address)
  if (found) return { target: decodePath(found[1] ?? encodeURI(path)), anchor: found[2] ?? '' }
  const { origin } = new URL(site.origin)
  const url = new URL(address, `${origin}${encodeURI(path)}`)
  if (url.origin !== origin) return undefined
  return { target: decodePath(url.pathname), anchor: decodePath(url.hash.slice(1)) }
}

function findProblem(address: string, { path, html }: MadePage, site: Site): Said | undefined {
  const pointed = readAddress(address, path, site)
  if (!pointed) return undefined
  const { target, anchor } = pointed
  if (target === undefined) return say('no-path', address)
  if (!isThere(target, site)) return say('dead-link', address)
  if (anchor === undefined || anchor === '') return undefined
  const isHere = target === path ? idsOf(html).includes(anchor) : (site.idsAt(target)?.has(anchor) ?? true)
  return isHere ? undefined : say('dead-anchor', address)
}

/** Media stand with the CMS; what other services own is theirs to answer. */
const isThere = (path: string, site: Site): boolean =>
  path.startsWith('/media/') ? site.hasMedia(path) : ownerOf(path) !== 'edge' || site.has(path)

/** Every picture that a page may choose is there, and keeps its place before it is. */
export const pictureGate: Gate = {
  name: 'pictures',
  find: ({ html }, site, isLookedAt) =>
    html.tags
      .filter(({ name, at }) => (name === 'img' || name === 'source') && isLookedAt(at))
      .flatMap(({ name, attributes, at }): Finding[] => {
        const { src = '', srcset = '', width, height, alt } = attributes
        const addresses = [src, ...srcset.split(',').map((one) => one.trim().replace(/\s.*/, ''))]
        const findings: Finding[] = [
          ...addresses
            .filter((address) => address.startsWith('/') && !isThere(address, site))
            .map((address) => ({ ...say('no-picture', address), needle: address })),
          ...(name === 'img' && (width === undefined || height === undefined)
            ? [{ ...say('no-size', src), needle: src }]
            : []),
          ...(name === 'img' && alt === undefined ? [{ ...say('no-alt', src), needle: src }] : []),
        ]
        return findings.map((finding) => ({ ...finding, at }))
      }),
}
