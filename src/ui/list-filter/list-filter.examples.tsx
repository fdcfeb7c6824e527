import { ListFilter } from './list-filter'

export const examples = {
  'a list that can be narrowed': (
    <ListFilter
      summary="Filter"
      box={{ label: 'Find in this list', button: 'Search', action: '#search' }}
      locale="en"
      groups={['people']}
    >
      <ul>
        <li>Anna Banks</li>
      </ul>
    </ListFilter>
  ),
}
