import { readSetting, type ReadSetting } from './read-setting'

/** Under which names browsers keep a session. A file of its own, for the script of every page looks there and needs nothing else. */
export const toStorage = (read: ReadSetting) => ({
  tokenKey: read('TOKEN_KEY') ?? 'apollo-token',
  sessionKey: read('SESSION_KEY') ?? 'signed-in',
  tokenPlace: read('TOKEN_PLACE') === 'memory' ? ('memory' as const) : ('local-storage' as const),
})

export const storage = toStorage(readSetting)
