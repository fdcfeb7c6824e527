import { type LocaleIn } from '../../config/locales'
import { placeField, type PlacePart, type PlaceWish } from '../../forms/place'
import { registrationsPath } from '../../forms/registration'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { Button } from '../../ui/button/button'
import { Facts } from '../../ui/facts/facts'
import { Form } from '../../ui/field/field'
import { Notice } from '../../ui/notice/notice'

type Props = { locale: LocaleIn<'main'> }

const hidden = (part: PlacePart) => ({ hidden: true, 'data-when': part })
const waiting = (part: PlacePart) => ({ ...hidden(part), tabIndex: -1 })
const fill = (name: string) => [<span key={name} data-fill={name} />]

const news = ['registered', 'waiting', 'given-back', 'moved'] as const
const refusals = ['full', 'too-late', 'called-off', 'unknown', 'unread'] as const

/** What may have to be said of one registration, and what its holder may do; its letter's link uncovers what is so. */
export function PlaceAnswers({ locale }: Props) {
  const words = mainWords(locale)
  return (
    <>
      {[...news, ...refusals].map((part) => (
        <div key={part} {...waiting(part)}>
          <Notice {...(isRefusal(part) ? { kind: 'warning' } : {})} title={words(`place.${part}`)} isFirst>
            <p>{words(`place.${part}-text`)}</p>
          </Notice>
        </div>
      ))}
      <div {...hidden('facts')}>
        <Facts
          look="columns"
          facts={[
            { term: words('place.event'), details: fill('event') },
            { term: words('event.when'), details: fill('when') },
            { term: words('place.how'), details: fill('mode') },
          ]}
        />
        <p {...hidden('position')}>
          {words('registration.waiting-label')} <strong data-fill="position" />
        </p>
      </div>
      {(['stream', 'recording', 'certificate'] as const).map((part) => (
        <p key={part} {...hidden(part)}>
          <a href={href('verify', locale)} data-lead={part}>
            {words(`place.${part}`)}
          </a>
        </p>
      ))}
      <PlaceForm locale={locale} />
    </>
  )
}

const isRefusal = (part: PlacePart): boolean => (refusals as readonly PlacePart[]).includes(part)

const wishes = [
  ['give-back', 'give-back'],
  ['leave', 'give-back'],
  ['to-online', 'online'],
  ['to-in-person', 'in-person'],
] as const satisfies readonly (readonly [PlacePart, PlaceWish])[]

function PlaceForm({ locale }: Props) {
  const words = mainWords(locale)
  return (
    <div className="words" {...hidden('form')}>
      <Form label={words('place.title')} action={registrationsPath} method="post">
        {wishes.map(([part, wish]) => (
          <div key={part} {...hidden(part)}>
            <Button name={placeField} value={wish} kind={wish === 'give-back' ? 'solid' : 'quiet'}>
              {words(`place.${part}`)}
            </Button>
          </div>
        ))}
      </Form>
    </div>
  )
}
