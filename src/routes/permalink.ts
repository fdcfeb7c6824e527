/** The place of an answer on its page, and of one of its versions: `#q=first-threshold&v=2`. */
export type Permalink = { question: string; version: number | undefined }

export function readPermalink(hash: string): Permalink | undefined {
  const named = new URLSearchParams(hash.replace(/^#/, ''))
  const question = named.get('q')
  const version = Number(named.get('v'))
  if (question === null || question === '') return undefined
  return { question, version: Number.isInteger(version) && version > 0 ? version : undefined }
}

export const writePermalink = ({ question, version }: Permalink): string =>
  `#q=${encodeURIComponent(question)}${version === undefined ? '' : `&v=${version}`}`
