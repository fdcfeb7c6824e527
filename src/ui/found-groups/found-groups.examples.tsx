import { FoundGroups } from './found-groups'

export const examples = {
  'by jurisdiction, with guidance in another language': (
    <FoundGroups
      groups={[
        {
          id: 'found-austria',
          title: 'Austria',
          rows: [
            {
              key: '1',
              href: '#austria',
              title: (
                <>
                  When must a <mark>notice</mark> be given?
                </>
              ),
              excerpt: (
                <>
                  The <mark>notice</mark> is due within two trading days.
                </>
              ),
              note: 'Share disclosure / Europe / Austria',
            },
          ],
        },
        {
          id: 'found-guidance',
          title: 'Leitfaden',
          lang: 'de',
          rows: [{ key: '2', href: '#guidance', title: 'Schwellen' }],
        },
      ]}
    />
  ),
}
