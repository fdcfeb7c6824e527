import { type Letter } from '../mail/outbox'
import { type Words } from '../words/en'
import { type PageContent } from './frame'

const link = /(https?:\/\/\S+)/

const toMoment = (date: Date): string => `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`

export const outboxPage = (words: Words, letters: readonly Letter[]): PageContent => ({
  title: words.outbox.title,
  lead: words.outbox.lead,
  art: 'bare',
  body:
    letters.length === 0 ? (
      <p>{words.outbox.empty}</p>
    ) : (
      <ol className="letters">
        {letters.map(({ id, recipient, subject, body, sent_at: sentAt }) => (
          <li key={id}>
            <h2>{subject}</h2>
            <p className="hint">
              {words.outbox.to} {recipient}, <time dateTime={sentAt.toISOString()}>{toMoment(sentAt)}</time>
            </p>
            <p className="letter">
              {body.split(link).map((part, place) =>
                place % 2 === 1 ? (
                  <a key={place} href={part}>
                    {part}
                  </a>
                ) : (
                  part
                ),
              )}
            </p>
          </li>
        ))}
      </ol>
    ),
})
