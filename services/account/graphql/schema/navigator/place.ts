import { can, type Subject } from '../../../../../src/access/can'
import { type Gated, type Place } from '../../../navigator/book/place'
import { seenBy, seenWithParent } from '../../rules'
import { builder } from '../builder'

/** What belongs to a service of the navigator is seen by people who may read that; for others it does not exist. */
export const bySubscribers = seenBy((asker: Subject | undefined, { permission }: Gated) =>
  can(asker, 'read', { kind: 'navigator', service: permission }),
)

export const NavPlaceType = builder.objectRef<Place>('NavPlace').implement({
  description: 'A service, a region or a jurisdiction of the navigator, by its name.',
  extensions: seenWithParent,
  fields: (t) => ({
    number: t.int({ resolve: ({ id }) => id }),
    name: t.exposeString('name'),
    lang: t.exposeString('lang', { description: 'The language of the name, such as en.' }),
    slug: t.exposeString('slug'),
    path: t.exposeString('path'),
  }),
})
