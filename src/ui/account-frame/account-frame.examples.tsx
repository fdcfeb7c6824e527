import { Button } from '../button/button'
import { AccountFrame } from './account-frame'

const leave = (
  <form>
    <Button kind="quiet">Sign out</Button>
  </form>
)

const named = (...names: string[]) => names.map((text) => ({ href: `#${text}`, text }))

export const examples = {
  'a dashboard with all its places, in the longest words': (
    <AccountFrame
      leave={
        <>
          <Button kind="quiet">Nouveautés 7 non lues</Button>
          <Button kind="quiet">Se déconnecter</Button>
        </>
      }
      label="Votre compte"
      places={[
        named('Vue d’ensemble', 'Interlocuteurs', 'Événements', 'Publications', 'Produits'),
        named('Favoris', 'Lettres et alertes', 'Abonnements'),
        [{ href: '#profil', text: 'Profil', isCurrent: true }],
      ]}
    >
      <div className="wrap" id="words_at_length" lang="fr-FR">
        <p>Ce qui en est montré.</p>
      </div>
    </AccountFrame>
  ),
  'a dashboard without a connection': (
    <AccountFrame
      warning="You are offline"
      leave={leave}
      label="Your account, offline"
      places={[[{ href: '#overview', text: 'Overview', isCurrent: true }]]}
    >
      <div className="wrap">
        <p>What is shown of it.</p>
      </div>
    </AccountFrame>
  ),
  'a dashboard with places in groups, and the tabs of one': (
    <AccountFrame
      leave={leave}
      label="Your account"
      places={[
        [
          { href: '#overview', text: 'Overview' },
          { href: '#contacts', text: 'Contacts' },
        ],
        [{ href: '#subscriptions', text: 'Subscriptions' }],
        [{ href: '#details', text: 'Profile', isCurrent: true }],
      ]}
      tabs={{
        label: 'Your profile',
        places: [
          { href: '#details', text: 'Details', isCurrent: true },
          { href: '#security', text: 'Security' },
        ],
      }}
    >
      <div className="wrap">
        <p>What is shown of it.</p>
      </div>
    </AccountFrame>
  ),
}
