import { sharedWords } from '../i18n/words'
import { type SiteMapProps } from '../plan/views/site-map'
import { page, pageHead } from '../shell/page'
import { LinkGroups } from '../ui/link-groups/link-groups'
import { PageHead } from '../ui/page-head/page-head'

export default page<SiteMapProps>(({ locale, title, above, props: { groups } }) => (
  <>
    <PageHead title={title} size="entity" above={{ label: sharedWords(locale)('shell.breadcrumb'), links: above }} />
    <div className="wrap">
      <LinkGroups groups={groups} />
    </div>
  </>
))

export const Head = pageHead
