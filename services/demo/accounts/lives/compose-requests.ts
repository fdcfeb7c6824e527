import { randomUUID } from 'node:crypto'
import { type Living, made, type Row, type Rows } from './compose-rows'
import { type Life } from './life'
import { daysBefore, type Ground } from './read-ground'

type Asked = Life['requests'][number]

/** What somebody asked of the firm, and what the firm answered. */
export const composeRequests = ({ life, ground }: Living, email: string): Rows => ({
  'account.requests': life.requests.flatMap((asked): Row[] => {
    const subject = findSubject(asked, ground)
    if (!subject) return []
    const { kind, message, state, days, answer } = asked
    const at = daysBefore(ground, days)
    return [
      {
        ...{ ...made(at), kind, state, about: subject.about, said: { ...subject.said, message } },
        ...{ locale: life.details.locale ?? 'en', made_at: at, email },
        organisation: life.navigator ? ground.organisation : null,
        ...{ version: answer ? 2 : 1, note: answer?.note ?? null },
        ...(answer
          ? { answered_at: daysBefore(ground, answer.days), answered_by: ground.manager, answer_key: randomUUID() }
          : {}),
      },
    ]
  }),
})

/** What is asked about, by its number, and what is said of it beside the message. */
function findSubject(asked: Asked, ground: Ground): { about: number; said: Row } | undefined {
  switch (asked.kind) {
    case 'access': {
      const opened = ground.findOpened(asked.opens)
      return opened && { about: opened.id, said: { of: opened.of } }
    }
    case 'callback': {
      const page = ground.findPage(asked.colleague)
      return page && { about: page.id, said: { phone: asked.phone } }
    }
    case 'subscription': {
      const about = ground.findSubscription(asked.reference)
      return about === undefined ? undefined : { about, said: { seats: asked.seats } }
    }
    case 'question': {
      const service = ground.services.find(({ permission }) => permission === asked.service)
      const [update] = service?.updates ?? []
      if (!service || !update) return undefined
      const { answer, jurisdiction, question, number } = update
      // The team reads English, whatever the reader reads.
      const context = [service.name, jurisdiction.name, question.text, `version ${number}`].join(', ')
      return { about: answer, said: { context } }
    }
  }
}
