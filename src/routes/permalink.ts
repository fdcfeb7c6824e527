/**
 * The place of an answer on its page, of one of its versions, and of what differs there from another version:
 * `#q=first-threshold&v=2&from=1`.
 */
export type Permalink = { question: string; version: number | undefined; from?: number | undefined }

const toVersion = (text: string | null): number | undefined => {
  const version = Number(text)
  return Number.isInteger(version) && version > 0 ? version : undefined
}

export function readPermalink(hash: string): Permalink | undefined {
  const named = new URLSearchParams(hash.replace(/^#/, ''))
  const question = named.get('q')
  if (question === null || question === '') return undefined
  return { question, version: toVersion(named.get('v')), from: toVersion(named.get('from')) }
}

export const writePermalink = ({ question, version, from }: Permalink): string =>
  [`#q=${encodeURIComponent(question)}`, version && `v=${version}`, from && `from=${from}`].filter(Boolean).join('&')
