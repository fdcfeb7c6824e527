import { SearchBox } from './search-box'

export const examples = {
  empty: <SearchBox id="search-empty" action="#search" locale="en" label="Name or subject" button="Search" />,
  asked: (
    <SearchBox
      id="search-asked"
      action="#search"
      locale="en"
      label="Search the site"
      button="Search"
      value="stablecoin"
    />
  ),
}
