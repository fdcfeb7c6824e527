import { join } from 'node:path'
import { originAt } from '../../src/config/addresses'
import { type ServerEnv } from '../../src/config/env-server'
import { openStore, type ReleaseStore } from '../releases/store/open-store'
import { askForSite } from '../shared/ask-log'
import { mediaUrlOf } from '../shared/origins'
import { searchServiceOf, type SearchService } from '../shared/search-target'
import { type SiteBuild } from '../site/build-site'
import { siteSettingsOf } from '../site/site-settings'
import { environment } from './environment'
import { LiveSite } from './live-site'
import { askMedia, type AskMedium } from './media/ask-media'
import { Bell } from './publishing/bell'
import { type Parts } from './publishing/publish'
import { openRestoring, type Restoring } from './restore/restoring'
import { SocialPictures } from './social/social-pictures'

/** What a publisher has before its turn. */
export type Own = Omit<Parts, 'log' | 'printer' | 'outbox'> & {
  site: SiteBuild & Required<Pick<SiteBuild, 'settings'>> & { search: SearchService }
  store: ReleaseStore
  restoring: Restoring
  pictures: SocialPictures
  cmsOrigin: string
  askMedium: AskMedium
  compareAt: string | undefined
}

export async function openOwn(env: ServerEnv): Promise<Own> {
  const { DATA_DIR, PORT_BASE, SERVICE_URLS, PUBLISHER_POLL_SECONDS, COMPARE_AT } = env
  const store = await openStore(env)
  const cmsOrigin = originAt('cms', PORT_BASE, SERVICE_URLS)
  const mediaUrl = mediaUrlOf(env)
  const site = {
    dataDir: DATA_DIR,
    logUrl: environment.logUrl(),
    siteKey: environment.siteKey(),
    publicUrl: environment.publicUrl(),
    deployment: env.DEPLOYMENT,
    settings: siteSettingsOf(env),
    search: searchServiceOf(env),
  }
  return {
    site,
    store,
    restoring: openRestoring(store, askForSite(site)),
    pictures: new SocialPictures(join(DATA_DIR, 'releases', 'social')),
    compareAt: COMPARE_AT === 'never' ? undefined : COMPARE_AT,
    cmsOrigin,
    askMedium: askMedia(
      mediaUrl === undefined ? { origin: cmsOrigin, siteKey: site.siteKey } : { origin: mediaUrl, siteKey: '' },
    ),
    live: new LiveSite(store),
    receipts: store.receipts,
    bell: new Bell(),
    pollMs: PUBLISHER_POLL_SECONDS * 1000,
  }
}
