import { type ContactProps } from '../../plan/views/fixed-pages'
import { Facts } from '../../ui/facts/facts'

/** Where and how to reach the offices. */
export function OfficeContacts({ offices }: Pick<ContactProps, 'offices'>) {
  return (
    <Facts
      look="columns"
      facts={offices.map(({ name, href, address, phones }) => ({
        term: name,
        details: [
          ...address,
          ...phones.map((phone) => (
            <a key={phone} href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
          )),
          <a key={href} href={href}>
            {name}
          </a>,
        ],
      }))}
    />
  )
}
