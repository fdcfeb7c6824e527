import { hasKey as isKey } from '../../shared/secrets/has-key'

/** Whether a request brings this key. */
export const hasKey = (headers: Headers, key: string): boolean => isKey(headers.get('authorization'), key)
