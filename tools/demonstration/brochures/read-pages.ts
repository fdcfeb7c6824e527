type Pages = {
  count: number
  /** On which page each of its named places is. */
  places: ReadonlyMap<string, number>
}

/** What a PDF says of its pages. Chromium writes all of this uncompressed. */
export function readPages(pdf: Buffer): Pages {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n(<<.*?)\nendobj$/gms)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  )
  const pages = pagesIn(objects, [...objects].find(([, body]) => isRoot(body))?.[0] ?? '')
  const catalog = [...objects.values()].find((body) => body.includes('/Type /Catalog')) ?? ''
  const places = objects.get(/\/Dests (\d+) 0 R/.exec(catalog)?.[1] ?? '') ?? ''
  const found = [...places.matchAll(/\/([\w-]+) \[(\d+) 0 R/g)]
  return {
    count: pages.length,
    places: new Map(found.map(([, name = '', page = '']) => [name, pages.indexOf(page) + 1])),
  }
}

const isRoot = (body: string): boolean => body.includes('/Type /Pages') && !body.includes('/Parent')

function pagesIn(objects: ReadonlyMap<string, string>, id: string): string[] {
  const [, kids] = /\/Kids \[([^\]]*)\]/.exec(objects.get(id) ?? '') ?? []
  return kids === undefined ? [id] : [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => pagesIn(objects, kid))
}
