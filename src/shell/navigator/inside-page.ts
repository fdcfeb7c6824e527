import { type OfferedProduct } from '../../access/offered-product'

type Service = { number: number; slug: string; permission: string; name: string }

type InService<View> = View & { service: Service }
/** `place` is its name, as what is found there says it. */
type InPlace = { region: string; jurisdiction: string; place: string }
export type JurisdictionPage = InService<{ view: 'jurisdiction' } & InPlace>
export type TablePage = InService<{ view: 'table' } & InPlace>
export type RegionPage = InService<{ view: 'region'; region: string }>
export type ReportPage = InService<{ view: 'report' }>

export type GuidancePage = InService<{ view: 'guidance'; guidance: number }>
export type UpdatesPage = InService<{ view: 'updates'; covered: readonly { number: number; name: string }[] }>
export type ServicePage = InService<{ view: 'service' }>

/** Which page of the navigator this is, as the page hands it to the script for subscribers. */
export type InsidePage =
  JurisdictionPage | TablePage | RegionPage | ReportPage | GuidancePage | UpdatesPage | ServicePage

/** The front of the navigator, which belongs to no service. */
export type FrontPage = { view: 'front' }

/** The page about access to tools, which is of no one service. */
export type ProductsPage = { view: 'products'; products: readonly OfferedProduct[] }
