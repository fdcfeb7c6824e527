import { type NavColumns } from '../../access/nav-columns'
import { type LocaleIn } from '../../config/locales'
import { type NavigatorWords } from '../../i18n/load/load-navigator-words'
import { type SignedInWords } from '../../i18n/load/load-signed-in-words'
import { type NavJurisdiction } from '../../services/account/answers/navigator-answers'
import {
  type InsidePage,
  type JurisdictionPage,
  type ReportPage,
  type ServicePage,
  type UpdatesPage,
} from '../../shell/navigator/inside-page'

export type InsideProps = {
  locale: LocaleIn<'main'>
  page: InsidePage
  words: NavigatorWords
  /** What every part says that loads or sends. */
  partWords: SignedInWords
}

type On<Page extends InsidePage> = Omit<InsideProps, 'page'> & { page: Page }

export type ServiceProps = On<ServicePage>
export type UpdatesProps = On<UpdatesPage>
export type JurisdictionProps = On<JurisdictionPage>
export type LawProps = JurisdictionProps & { law: NavJurisdiction }
export type ReportProps = On<ReportPage>
export type BuilderProps = ReportProps & { columns: NavColumns }
