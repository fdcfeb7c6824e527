import { ButtonLink } from '../button/button'
import { Tiles } from './tiles'

export const examples = {
  'one that is open, and one that is not': (
    <Tiles
      tiles={[
        {
          key: 'filing-map',
          title: 'Filing Map',
          href: '#filing-map',
          state: { text: 'Open until 31 December 2026', icon: 'tick' },
          text: <p>Last used on 12 November 2026.</p>,
          action: (
            <p>
              <ButtonLink kind="quiet" icon="out" href="https://filing-map.example.com/">
                Launch
              </ButtonLink>
            </p>
          ),
        },
        {
          key: 'clause-lens',
          title: 'Clause Lens',
          href: '#clause-lens',
          state: { text: 'Not open to you', icon: 'lock' },
          text: <p>Needs the permission clause-lens.</p>,
          isClosed: true,
        },
      ]}
    />
  ),
}
