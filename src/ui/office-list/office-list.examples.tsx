import { OfficeList } from './office-list'

export const examples = {
  'four offices': (
    <OfficeList
      offices={[
        { slug: 'london', href: '#london', name: 'London', note: 'The first office, 1987' },
        { slug: 'paris', href: '#paris', name: 'Paris', bearing: 148, note: '148°, 343 km' },
        { slug: 'new-york', href: '#new-york', name: 'New York', bearing: 288, note: '288°, 5,570 km' },
        { slug: 'singapore', href: '#singapore', name: 'Singapore', bearing: 78, note: '78°, 10,847 km' },
      ]}
    />
  ),
}
