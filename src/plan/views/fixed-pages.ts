import { titleOf } from '../../content/all-types'
import { KnownFault, say } from '../../content/faults'
import { type Office } from '../../content/office'
import { referencesOf } from '../../content/references'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { href } from '../../routes/href'
import { type Link } from '../../ui/link'
import { addressLines } from '../parts/address-lines'
import { type AuditFigure, showAudit } from '../show/audit-figures'
import { showBody } from '../show/body'
import { showDocument } from '../show/document'
import { everywhere } from '../show/editions'
import { findFixed } from '../show/fixed'
import { showKeptRecords, type ShownKeptRecord } from '../show/kept-records'
import { emptyPage, showPage, type ShownPage } from '../show/page'
import { drawQrCode, type QrCode } from '../show/qr-code'
import { type ShownStoredKey, showStoredKeys } from '../show/stored-keys'
import { type Reader } from '../store/reader'
import { type Asked, type Shown, view } from '../view'

type FixedRoute = 'about-us' | 'accessibility' | 'remote' | 'wechat' | 'contact-us' | LegalRoute
type LegalRoute = 'legal-and-regulatory-information' | 'cookie-policy' | 'data-privacy'

type More<Props> = {
  above?: Link[]
  /** What a page is called that is there even while editors have written nothing for it. */
  title?: string
  props: Props
}

/** A fixed page shows what editors wrote for it, and is there where they did: with a title of its own, in every language. */
function showFixed<Props>(
  { address, document }: Asked<FixedRoute>,
  read: Reader,
  more: More<Props>,
): Shown<ShownPage & Props> | undefined {
  const { above = [], title, props } = more
  if (document?.type !== 'page') {
    return title === undefined
      ? undefined
      : { title, editions: everywhere(address), above, props: { ...emptyPage, ...props } }
  }
  return {
    ...showDocument(document, read),
    ...(title === undefined ? {} : { editions: everywhere(address) }),
    above,
    props: { ...showPage(document, read), ...props },
  }
}

const plain = <Route extends FixedRoute>(route: Route) =>
  view<Route, ShownPage>({ route, show: (asked, read) => showFixed(asked as Asked<FixedRoute>, read, { props: {} }) })

export const aboutUsView = plain('about-us')
export const remoteView = plain('remote')

export type AccessibilityProps = ShownPage & { figures: AuditFigure[] }

export const accessibilityView = view<'accessibility', AccessibilityProps>({
  route: 'accessibility',
  show: (asked, read) => showFixed(asked, read, { props: { figures: showAudit(asked.address.locale) } }),
})

export type WechatProps = ShownPage & { account: { url: string; code: QrCode } | undefined }

/** The account is one of the firm's profiles; anyone who stands before the page with a telephone reads it from the code. */
export const wechatView = view<'wechat', WechatProps>({
  route: 'wechat',
  show: (asked, read) => {
    const profiles = read.all('settings')[0]?.profiles ?? []
    const url = profiles.find(({ name }) => /^(?:wechat|微信)/i.test(name))?.url
    const account = url === undefined ? undefined : { url, code: drawQrCode(url) }
    return showFixed(asked, read, { props: { account } })
  },
})

export type LegalProps = ShownPage & {
  /** The facts that the regulators require. */
  notice: {
    sraNumber: string
    regulatedBy: string
    entities: { name: string; office: string | undefined; text: string | undefined }[]
    steps: { heading: string; text: string; within: string }[]
    ombudsman: string
    regulatorContact: string
  }
}

export const legalView = view<'legal-and-regulatory-information', LegalProps>({
  route: 'legal-and-regulatory-information',
  show: (asked, read) => {
    const notice = read.all('legal-notice')[0]
    if (!notice) throw new KnownFault(say('no-legal-notice'))
    const { sraNumber, regulatedBy, ombudsman, regulatorContact } = notice
    const entities = notice.entities.map(({ name, office, regulatorText }) => ({
      name,
      office: read.find(office)?.name,
      text: regulatorText,
    }))
    const steps = notice.complaintsSteps
    return showFixed(asked, read, {
      props: { notice: { sraNumber, regulatedBy, ombudsman, regulatorContact, entities, steps } },
    })
  },
})

const belowLegal = ({ locale }: Address<LegalRoute>, read: Reader): Link[] => {
  const legal = read.at(href('legal-and-regulatory-information', locale))
  return legal ? [{ href: legal.path, text: titleOf(legal) }] : []
}

export type CookiePolicyProps = ShownPage & { stored: ShownStoredKey[] }

export const cookiePolicyView = view<'cookie-policy', CookiePolicyProps>({
  route: 'cookie-policy',
  find: findFixed('cookie-policy'),
  show: (asked, read) =>
    showFixed(asked, read, {
      above: belowLegal(asked.address, read),
      title: mainWords(asked.address.locale)('cookies.title'),
      props: { stored: showStoredKeys(asked.address.locale) },
    }),
})

export type DataPrivacyProps = ShownPage & { kept: ShownKeptRecord[] }

export const dataPrivacyView = view<'data-privacy', DataPrivacyProps>({
  route: 'data-privacy',
  // There even while editors wrote nothing for it: forms lead to it.
  find: findFixed('data-privacy'),
  show: (asked, read) =>
    showFixed(asked, read, {
      above: belowLegal(asked.address, read),
      title: mainWords(asked.address.locale)('privacy.title'),
      props: { kept: showKeptRecords(asked.address.locale) },
    }),
})

export type ContactProps = ShownPage & {
  topics: Link[]
  offices: { name: string; href: string; address: string[]; phones: string[] }[]
  mailboxes: string[]
}

export const showOfficeContact = ({ name, path, address, phones }: Office): ContactProps['offices'][number] => ({
  name,
  href: path,
  address: addressLines(address),
  phones,
})

export const contactUsView = view<'contact-us', ContactProps>({
  route: 'contact-us',
  find: findFixed('contact-us'),
  show: (asked, read) =>
    showFixed(asked, read, {
      title: mainWords(asked.address.locale)('shell.contact'),
      props: {
        topics: topicsBeside(asked, read),
        offices: read.all('office').map(showOfficeContact),
        mailboxes: read.all('settings')[0]?.mailboxes ?? [],
      },
    }),
})

/** Those that the page's own text does not lead to already. */
function topicsBeside({ document }: Asked<'contact-us'>, read: Reader): Link[] {
  const named = document ? referencesOf(document) : []
  return read
    .all('contact-topic')
    .filter(({ type, id }) => !named.some((one) => one.type === type && one.id === id))
    .map(({ title, path }) => ({ href: path, text: title }))
}

export type ContactTopicProps = Pick<ShownPage, 'standfirst' | 'body'> & Pick<ContactProps, 'offices' | 'mailboxes'>

export const contactTopicView = view<'contact-topic', ContactTopicProps>({
  route: 'contact-topic',
  show: ({ address: { locale }, document }, read) => {
    if (document?.type !== 'contact-topic') return undefined
    const above = read.at(href('contact-us', locale))
    return {
      ...showDocument(document, read),
      above: above ? [{ href: above.path, text: titleOf(above) }] : [],
      props: {
        standfirst: document.summary,
        body: showBody(document.body, read),
        offices: read.findAll(document.offices).map(showOfficeContact),
        mailboxes: read.all('settings')[0]?.mailboxes ?? [],
      },
    }
  },
})
