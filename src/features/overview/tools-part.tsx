import { toProductDoor } from '../../access/product-door'
import { formatList } from '../../i18n/format/format-list'
import { href } from '../../routes/href'
import { ButtonLink } from '../../ui/button/button'
import { MoreLink } from '../../ui/more-link/more-link'
import { Tiles } from '../../ui/tiles/tiles'
import { Card } from '../account/card'
import { Launch } from '../account/products/launch'
import { sayUsed, type ShownProduct, toClosedTile, toOpenTile } from '../account/products/product-tile'
import { useShownProducts } from '../account/products/use-shown-products'
import { type ScreenProps } from '../account/screen-props'

/** What is open to somebody with the way in, and what is not with the way to ask. */
export function ToolsPart(props: ScreenProps) {
  const { locale, words } = props
  const { asked, open, closed } = useShownProducts(props)
  const { data } = asked
  const company = formatList(locale, data?.organisations.map(({ name }) => name) ?? [])
  const isNone = data !== undefined && open.length === 0
  const by = company === '' || data === undefined ? undefined : words('overview.tools-by', { company })
  return (
    <Card
      id="overview_tools"
      title={words(isNone ? 'overview.no-tools' : 'overview.tools')}
      note={isNone ? words('overview.no-tools-note') : by}
      {...{ locale, words, asked }}
    >
      {() => (isNone ? <NoTools {...props} company={company} /> : <Shown {...props} open={open} closed={closed} />)}
    </Card>
  )
}

const NoTools = ({ locale, words, company }: ScreenProps & { company: string }) => (
  <>
    <p>{company === '' ? words('overview.no-tools-text') : words('overview.no-tools-of', { company })}</p>
    <p>
      <ButtonLink kind="quiet" href={href('dashboard-products', locale)}>
        {words('offers.ask')}
      </ButtonLink>
    </p>
    <p>
      <MoreLink href={href('products', locale)} text={words('overview.what-there-is')} />
    </p>
  </>
)

type ShownProps = ScreenProps & { open: readonly ShownProduct[]; closed: readonly ShownProduct[] }

function Shown({ open, closed, ...props }: ShownProps) {
  const { locale, words } = props
  const ask = ({ product }: ShownProduct) => (
    <p>
      <ButtonLink kind="quiet" href={toProductDoor(locale, product.permission)}>
        {words('offers.ask')}
      </ButtonLink>
    </p>
  )
  return (
    <Tiles
      tiles={[
        ...open.map((one) => ({
          ...toOpenTile(one, props),
          text: <p>{sayOpen(one, props)}</p>,
          action: <Launch {...props} {...one} />,
        })),
        ...closed.map((one) => toClosedTile(one, props, ask(one))),
      ]}
    />
  )
}

const dayMs = 86_400_000
const soonDays = 60

/** How much there is in it, when it was last used, and that it ends soon. */
function sayOpen({ offer }: ShownProduct, { locale, words }: ScreenProps): string {
  if (!offer) return ''
  const { questions, jurisdictions, until } = offer
  const left = until === null ? undefined : Math.max(1, Math.ceil((Date.parse(until) + dayMs - Date.now()) / dayMs))
  const ends = left !== undefined && left <= soonDays ? words('overview.ends-in', { count: left }) : undefined
  const size =
    questions === null || jurisdictions === null
      ? undefined
      : words('overview.size', {
          questions: words('overview.questions', { count: questions }),
          places: words('overview.places', { count: jurisdictions }),
        })
  const sentences = [size, sayUsed(offer, { locale, words }), ends]
  return sentences.filter((one) => one !== undefined).join(locale === 'zh-cn' ? '' : ' ')
}
