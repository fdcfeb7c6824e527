import { openClient, openClient4 } from './clients'
import { type SearchProcess } from './search-process'

type Restrictions = { filters: string; validUntil: number; restrictIndices: string[] }

// The types of version 5 are those of its browser build, which signs nothing.
type Signer = { generateSecuredApiKey: (request: { parentApiKey: string; restrictions: Restrictions }) => string }

/** A secured key as that version of the official client makes it. */
export const generateSecured = (search: SearchProcess, version: number, restrictions: Restrictions): string =>
  version === 5
    ? (openClient(search) as unknown as Signer).generateSecuredApiKey({ parentApiKey: search.searchKey, restrictions })
    : openClient4(search).generateSecuredApiKey(search.searchKey, restrictions)
