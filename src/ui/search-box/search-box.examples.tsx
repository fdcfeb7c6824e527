import { SearchBox } from './search-box'

export const examples = {
  empty: <SearchBox id="search-empty" action="#search" label="Name or subject" button="Search" />,
  asked: <SearchBox id="search-asked" action="#search" label="Search the site" button="Search" value="stablecoin" />,
}
