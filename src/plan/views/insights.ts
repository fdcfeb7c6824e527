import { toLocaleIn } from '../../config/locales'
import { insightKinds } from '../../routes/placeholders'
import { findFixed } from '../show/fixed'
import { type InsightsProps, insightsOf, showInsights } from '../show/insight-list'
import { laterPages } from '../show/paged'
import { view } from '../view'

export const insightsView = view<'insights', InsightsProps>({
  route: 'insights',
  find: findFixed('insights'),
  show: ({ address: { locale }, document }, read) => showInsights({ locale, number: 1, document }, read),
})

export const insightsPageView = view<'insights-page', InsightsProps>({
  route: 'insights-page',
  find: (read) =>
    laterPages(insightsOf(undefined).count(read)).map((page) => ({
      route: 'insights-page',
      locale: toLocaleIn('main', read.locale),
      params: { page },
    })),
  show: ({ address: { locale, params } }, read) => showInsights({ locale, number: params.page }, read),
})

/** Every kind has its list, even one with nothing in it: older addresses lead there. */
export const insightsOfKindView = view<'insights-of-kind', InsightsProps>({
  route: 'insights-of-kind',
  find: ({ locale }) =>
    insightKinds.map((kind) => ({ route: 'insights-of-kind', locale: toLocaleIn('main', locale), params: { kind } })),
  show: ({ address: { locale, params } }, read) => showInsights({ locale, kind: params.kind, number: 1 }, read),
})

export const insightsOfKindPageView = view<'insights-of-kind-page', InsightsProps>({
  route: 'insights-of-kind-page',
  find: (read) =>
    insightKinds.flatMap((kind) =>
      laterPages(insightsOf(kind).count(read)).map((page) => ({
        route: 'insights-of-kind-page' as const,
        locale: toLocaleIn('main', read.locale),
        params: { kind, page },
      })),
    ),
  show: ({ address: { locale, params } }, read) =>
    showInsights({ locale, kind: params.kind, number: params.page }, read),
})
