import { Pagination } from './pagination'

const page = (number: string) => ({ number, href: `#${number}`, label: `Page ${number}` })

export const examples = {
  'the first page': (
    <Pagination
      label="Pages"
      pages={[{ ...page('1'), isCurrent: true }, page('2'), page('3')]}
      next={{ href: '#2', text: 'Next page' }}
    />
  ),
  'in the middle': (
    <Pagination
      label="Pages"
      pages={[page('1'), page('6'), { ...page('7'), isCurrent: true }, page('8'), page('18')]}
      previous={{ href: '#6', text: 'Previous page' }}
      next={{ href: '#8', text: 'Next page' }}
    />
  ),
}
