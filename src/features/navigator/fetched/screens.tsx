import { lazy } from 'react'
import { type FrontPage, type InsidePage } from '../../../shell/navigator/inside-page'

type View = (InsidePage | FrontPage)['view']

const loads = {
  jurisdiction: async () => ({ default: (await import('../jurisdiction/jurisdiction-screen')).JurisdictionScreen }),
  region: async () => ({ default: (await import('../table/region-screen')).RegionScreen }),
  table: async () => ({ default: (await import('../table/table-screen')).TableScreen }),
  report: async () => ({ default: (await import('../report/report-screen')).ReportScreen }),
  updates: async () => ({ default: (await import('../updates/updates-screen')).UpdatesScreen }),
  guidance: async () => ({ default: (await import('../jurisdiction/guidance-screen')).GuidanceScreen }),
  service: async () => ({ default: (await import('../service-screen')).ServiceScreen }),
  front: async () => ({ default: (await import('../updates/own-services')).OwnServices }),
} satisfies Record<View, () => Promise<unknown>>

/** Anyone who reads an answer fetches nothing of the other kinds of page. */
export const screens = {
  jurisdiction: lazy(loads.jurisdiction),
  region: lazy(loads.region),
  table: lazy(loads.table),
  report: lazy(loads.report),
  updates: lazy(loads.updates),
  guidance: lazy(loads.guidance),
  service: lazy(loads.service),
  front: lazy(loads.front),
}

/** Fetched beside the words, before it is known who is there: nobody who may read it waits for it. */
export const loadScreen = (view: View): Promise<unknown> => loads[view]()
