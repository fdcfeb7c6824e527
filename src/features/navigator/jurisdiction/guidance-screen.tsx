import { formatDay } from '../../../i18n/format/format-date'
import { joinDetails } from '../../../i18n/format/join-details'
import { type NavGuidance } from '../../../services/account/answers/navigator-answers'
import { type GuidancePage } from '../../../shell/navigator/inside-page'
import { Press } from '../../../shell/session/press'
import { Contents } from '../../../ui/contents/contents'
import { IndexList } from '../../../ui/index-list/index-list'
import { Prose } from '../../../ui/prose/prose'
import { type Inline } from '../../../ui/rich-text/rich-text'
import { Card } from '../../account/card'
import { useAsked } from '../../account/use-asked'
import { type InsideProps } from '../inside-props'
import { GuidanceBlock } from './guidance-block'

type Props = Omit<InsideProps, 'page'> & { page: GuidancePage }

/** The text of a guidance, with its contents and with the answers that rest on it. */
export function GuidanceScreen({ locale, page, words, partWords }: Props) {
  const asked = useAsked('NavGuidance', { guidance: String(page.guidance), locale })
  return (
    <Card id="guidance_text" title={words('guidance.text')} {...{ locale, asked }} words={partWords}>
      {({ navGuidance: guidance }) => <Text {...{ guidance, locale, words }} />}
    </Card>
  )
}

type TextProps = Pick<Props, 'locale' | 'words'> & { guidance: NavGuidance }

function Text({ guidance, locale, words }: TextProps) {
  const { body, lang, version, changedAt } = guidance
  const links = contentsOf(body)
  const state = [words('law.version-of', { number: String(version) }), formatDay(locale, changedAt)]
  return (
    <>
      <p>{joinDetails(locale, state)}</p>
      {links.length > 1 ? <Contents title={words('guidance.contents')} links={links} /> : null}
      <Press onPress={() => window.print()}>{words('law.print')}</Press>
      <div lang={lang}>
        <Prose>
          {body.map((block, place) => (
            <GuidanceBlock key={place} id={`part_${place + 1}`} {...{ block, locale }} />
          ))}
        </Prose>
      </div>
      <Citing {...{ guidance, words }} />
    </>
  )
}

type Blocks = NavGuidance['body']

const textOf = (content: readonly Inline[]): string =>
  content
    .map((one) => {
      if (one.kind === 'words') return one.text
      if (one.kind === 'link') return textOf(one.content)
      return one.kind === 'note' ? '' : ' '
    })
    .join('')

const contentsOf = (body: Blocks) =>
  body
    .flatMap((block) => (block.block === 'text' ? block.text : []))
    .flatMap((part) =>
      part.kind === 'heading' && part.level === 2 ? [{ href: `#${part.id}`, text: textOf(part.content) }] : [],
    )

/** The answers that lead here. */
function Citing({ guidance: { citedBy }, words }: Pick<TextProps, 'guidance' | 'words'>) {
  if (citedBy.length === 0) return null
  return (
    <section aria-labelledby="guidance_cited">
      <h3 id="guidance_cited">{words('guidance.cited')}</h3>
      <IndexList
        rows={citedBy.map(({ question, jurisdiction, path }) => ({
          href: path,
          title: question.text,
          note: jurisdiction.name,
        }))}
      />
    </section>
  )
}
