import { ButtonLink } from '../button/button'
import { SearchBox } from '../search-box/search-box'
import { EmptyState, MessagePage } from './message'

export const examples = {
  'an empty list': (
    <EmptyState title="No one in Dubai lists “maritime salvage”." text="Three lawyers in other offices do.">
      <ButtonLink href="#all">Show all offices</ButtonLink>
      <a href="#dubai">Write to the Dubai office</a>
    </EmptyState>
  ),
  'no such page': (
    <MessagePage
      title="Nothing is filed at this address."
      text="The page may have moved, or the link may have lost a character on its way to you."
      linksLabel="Good places to go on from"
      links={[
        { href: '#insights', text: 'Insights' },
        { href: '#people', text: 'People' },
      ]}
    >
      <SearchBox id="search-lost" action="#search" locale="en" label="Search the site" button="Search" />
    </MessagePage>
  ),
}
