import { log } from '../../shared/log'
import { type Visitor } from './find-visitor'
import { type Reply } from './reply'

/** What people of the house may set going from the publisher's page. */
export type Deeds = {
  resume: () => Promise<void>
  /** False when there is no such release to go back to. */
  restore: (number: number) => Promise<boolean>
  /** Goes on after the answer: it takes as long as a build. */
  compare: () => void
  checkSearch: () => Promise<void>
}

type Asked = { pathname: string; visitor: Visitor }

/** Does what was pressed, and sends back to the page that says what came of it; undefined where there is nothing to press. */
export async function doDeed({ pathname, visitor }: Asked, deeds: Deeds): Promise<Reply | undefined> {
  const [, deed, number] = /^\/publisher\/(resume|compare|check-search|releases\/(\d+))$/.exec(pathname) ?? []
  if (deed === undefined) return undefined
  if (!visitor.mayPublish) return { status: 403, body: { error: 'Only those who may publish can do this.' } }
  log.info(`${visitor.account} asked for ${deed}`)
  if (deed === 'resume') await deeds.resume()
  else if (deed === 'check-search') await deeds.checkSearch()
  else if (deed === 'compare') deeds.compare()
  else if (!(await deeds.restore(Number(number)))) return undefined
  return { status: 303, body: '', headers: { location: '/publisher' } }
}
