import { useRef, useState } from 'react'
import { writePermalink } from '../../../routes/permalink'
import { CopyText } from '../../../shell/session/copy-text'
import { readForm } from '../../../shell/session/read-form'
import { Button } from '../../../ui/button/button'
import { LiveForm, SelectField } from '../../../ui/field/field'
import { Presses } from '../../../ui/law-answer/law-answer'
import { Filters } from '../../../ui/work-tools/work-tools'
import { Loaded } from '../../account/card'
import { useAsked } from '../../account/use-asked'
import { type InsideProps } from '../inside-props'
import { Difference } from '../jurisdiction/difference'
import { sayCopied } from '../say-answer'

type Pair = { from: number; to: number }
type Props = Pick<InsideProps, 'locale' | 'words' | 'partWords'> & {
  answer: number
  /** Where the answer stands. */
  path: string
  question: string
  /** The newest first. */
  versions: readonly { number: number }[]
  /** The pair that somebody came for. */
  wanted: Pair | undefined
}

/** Any two versions of an answer beside each other, word by word, at an address of their own. */
export function CompareVersions({ versions, wanted, ...props }: Props) {
  const { answer, words } = props
  const [pair, setPair] = useState(wanted)
  const place = useRef<HTMLFormElement>(null)
  const [newest, before] = versions
  if (!newest || !before) return null
  const first = pair ?? { from: before.number, to: newest.number }
  const choose = (form: HTMLFormElement) => {
    const { from, to } = readForm(form, ['from', 'to'])
    setPair({ from: Number(from), to: Number(to) })
  }
  const options = versions.map(({ number }) => ({
    value: String(number),
    text: words('history.version', { number: String(number) }),
  }))
  return (
    <>
      <LiveForm label={words('compare.versions')} place={place} onSend={choose}>
        <Filters>
          {(['from', 'to'] as const).map((name) => (
            <SelectField
              key={name}
              id={`versions_${answer}_${name}`}
              {...{ name, options, defaultValue: String(first[name]) }}
              label={words(`compare.version-${name}`)}
            />
          ))}
          <Button kind="quiet">{words('compare.show')}</Button>
        </Filters>
      </LiveForm>
      <div aria-live="polite">{pair ? <WithAddress key={`${pair.from} ${pair.to}`} {...props} {...pair} /> : null}</div>
    </>
  )
}

/** The difference of two versions, and the address at which it is found again. */
function WithAddress({ path, question, ...props }: Omit<Props, 'versions' | 'wanted'> & Pair) {
  const { from, to, words } = props
  const address = `${location.origin}${path}${writePermalink({ question, version: to, from })}`
  return (
    <>
      <Compared {...props} />
      <Presses>
        <CopyText text={address} label={words('compare.copy')} words={sayCopied(words)} />
      </Presses>
    </>
  )
}

type ComparedProps = Pick<Props, 'answer' | 'locale' | 'words' | 'partWords'> & Pair

/** What differs between two versions, as the service tells it. */
export function Compared({ answer, from, to, locale, words, partWords }: ComparedProps) {
  const asked = useAsked('NavDifference', { answer: String(answer), from, to, locale })
  const title = words('difference.title', { from: String(from), to: String(to) })
  return (
    <Loaded {...{ title, locale, asked }} words={partWords}>
      {({ navDifference }) => (
        <>
          <p>{title}</p>
          <Difference difference={navDifference} {...{ locale, words }} />
        </>
      )}
    </Loaded>
  )
}
