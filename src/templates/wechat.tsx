import { mainWords } from '../i18n/words'
import { type WechatProps } from '../plan/views/fixed-pages'
import { page, pageHead } from '../shell/page'
import { ShownPageOf } from '../shell/shown-page'
import { MoreLink } from '../ui/more-link/more-link'
import { QrCode } from '../ui/qr-code/qr-code'
import { Section } from '../ui/section/section'

export default page<WechatProps>((context) => {
  const words = mainWords(context.locale)
  const { account } = context.props
  return (
    <ShownPageOf {...context}>
      {account === undefined ? null : (
        <Section id="wechat_account" title={words('wechat.account')}>
          <QrCode {...account.code} label={words('wechat.code')} />
          <p>
            <MoreLink href={account.url} text={account.url} />
          </p>
        </Section>
      )}
    </ShownPageOf>
  )
})

export const Head = pageHead
