import { ownerOf } from '../config/service-paths'
import { decodePath } from '../routes/href'
import { match } from '../routes/match'
import { type Finding, type Gate, type MadePage, type Site } from './gate'
import { idsOf, type Tag } from './read-html'

/** Every page stands on the route that it was made for. */
export const routeGate: Gate = {
  name: 'route table',
  find: ({ path, template }) => {
    const route = match(path)?.route
    return route === template
      ? []
      : [{ problem: `the path is of ${route ?? 'no route'}, the page of ${template}`, field: 'slug' }]
  },
}

/** No link of the site leads nowhere, or to an old address; no anchor names what is not there. */
export const linkGate: Gate = {
  name: 'links',
  find: (page, site) =>
    page.html.tags.flatMap((tag) => {
      const address = addressIn(tag)
      const problem = address === undefined ? undefined : findProblem(address, page, site)
      return problem === undefined || address === undefined
        ? []
        : [{ problem, needle: address, at: tag.at } satisfies Finding]
    }),
}

const attributeOf: Readonly<Record<string, string>> = { a: 'href', form: 'action', link: 'href', script: 'src' }

function addressIn({ name, attributes }: Tag): string | undefined {
  const attribute = attributeOf[name]
  return attribute === undefined ? undefined : attributes[attribute]
}

function findProblem(address: string, { path, html }: MadePage, site: Site): string | undefined {
  if (address === '' || /^(?!https?:)[a-z][a-z+.-]*:/i.test(address)) return undefined
  const url = new URL(address, `${new URL(site.origin).origin}${encodeURI(path)}`)
  if (url.origin !== new URL(site.origin).origin) return undefined
  const target = decodePath(url.pathname)
  const anchor = decodePath(url.hash.slice(1))
  if (target === undefined) return `${address} is no path`
  if (!isThere(target, site)) return `${address} leads nowhere`
  if (anchor === undefined || anchor === '') return undefined
  const ids = target === path ? new Set(idsOf(html)) : site.idsAt(target)
  return ids?.has(anchor) === false ? `${address} names an anchor that is not there` : undefined
}

/** Media stand with the CMS; what other services own is theirs to answer. */
const isThere = (path: string, site: Site): boolean =>
  path.startsWith('/media/') ? site.hasMedia(path) : ownerOf(path) !== 'edge' || site.has(path)

/** Every picture that a page may choose is there, and keeps its place before it is. */
export const pictureGate: Gate = {
  name: 'pictures',
  find: ({ html }, site) =>
    html.tags
      .filter(({ name }) => name === 'img' || name === 'source')
      .flatMap(({ name, attributes, at }): Finding[] => {
        const { src = '', srcset = '', width, height, alt } = attributes
        const addresses = [src, ...srcset.split(',').map((one) => one.trim().replace(/\s.*/, ''))]
        const findings: Finding[] = [
          ...addresses
            .filter((address) => address.startsWith('/') && !isThere(address, site))
            .map((address) => ({ problem: `the picture ${address} is not there`, needle: address })),
          ...(name === 'img' && (width === undefined || height === undefined)
            ? [{ problem: `the picture ${src} has no size`, needle: src }]
            : []),
          ...(name === 'img' && alt === undefined ? [{ problem: `the picture ${src} has no alt`, needle: src }] : []),
        ]
        return findings.map((finding) => ({ ...finding, at }))
      }),
}
