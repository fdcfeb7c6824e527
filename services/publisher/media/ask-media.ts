import { messageOf } from '../../shared/log'

const answerMs = 60_000

/** Asks for a picture or a file where it is kept; undefined where it is not. */
export type AskMedium = (path: string) => Promise<Buffer | undefined>

type Source = { origin: string; siteKey: string }

/** The key is for a content management of this installation alone: others give their pictures to everybody. */
export const askMedia =
  ({ origin, siteKey }: Source): AskMedium =>
  async (path) => {
    const headers = siteKey === '' ? {} : { authorization: `Bearer ${siteKey}` }
    const signal = AbortSignal.timeout(answerMs)
    const response = await fetch(new URL(path, origin), { headers, signal, redirect: 'error' }).catch(
      (error: unknown) => {
        throw new Error(`${path} cannot be fetched at the moment: ${messageOf(error)}`)
      },
    )
    if (response.status === 200) return Buffer.from(await response.arrayBuffer())
    await response.body?.cancel()
    if (response.status === 404 || response.status === 410) return undefined
    throw new Error(`${path} cannot be fetched at the moment: ${response.status}`)
  }
