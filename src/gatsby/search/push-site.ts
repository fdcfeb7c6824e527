import { type ParentSpanPluginArgs } from 'gatsby'
import { type BuildEnv, searchTargetOf } from '../../config/env-build'
import { type Locale } from '../../config/locales'
import { indexNameOf, type SearchRecord } from '../../content/search-record'
import { openSearch } from '../../indexing/open-search'
import { preparePush, type Push } from '../../indexing/prepare-push'
import { recordsIn, type RecordsPlan } from '../../plan/records/plan-records'
import { indexedLocales } from '../../plan/search/index-settings'
import { handToPlugin, pluginCache } from './search-plugin'
import { verifyPush } from './verify-push'

type GetCache = ParentSpanPluginArgs['getCache']
type PlannedPush = { plan: RecordsPlan; cursor: number }

let running: Push | undefined

/** Before the site is built: every index is looked at and has its settings; the plugin then sends the records. */
export async function beginPush(env: BuildEnv, { plan, cursor }: PlannedPush, getCache: GetCache): Promise<void> {
  const target = searchTargetOf(env)
  if (!target || !env.SEARCH_PUSH) return
  const cache = getCache(pluginCache.name)
  for (const locale of indexedLocales) {
    await cache.set(pluginCache.keyOf(indexNameOf(target.prefix, locale)), null)
  }
  const wanted = new Map<Locale, SearchRecord[]>(
    indexedLocales.map((locale) => [locale, recordsIn(locale, plan.records.values())]),
  )
  const push = { client: openSearch(target), prefix: target.prefix, wanted, cursor }
  await preparePush(push, env.SEARCH_FORCE)
  handToPlugin(wanted)
  running = push
}

/** After the plugin: its build fails unless every index holds what was planned. */
export async function endPush(): Promise<void> {
  if (running) await verifyPush(running)
  running = undefined
}
