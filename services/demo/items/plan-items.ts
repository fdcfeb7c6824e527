import { readMatters } from '../compose/matters'
import { readOwnNews } from '../compose/own-news'
import { readProgrammes } from '../compose/programmes'
import { readSubjects } from '../compose/subjects'
import { planArticles, planNewsletters, planTopics } from './articles'
import { dayAt } from './calendar'
import { composeArticles } from './composed-articles'
import { composeDeals } from './composed-deals'
import { composeEvents } from './composed-events'
import { composeNews } from './composed-news'
import { composePeople } from './composed-people'
import { composeTraining } from './composed-training'
import { composeVacancies } from './composed-vacancies'
import { type Composing } from './composing'
import { planExpertise } from './expertise'
import { composeFilms } from './films'
import { planBenefits, planContactTopics, planLegalNotices, planPages, planTestimonials } from './firm-pages'
import { planGraduatePages } from './graduates'
import { type DemoItem } from './item'
import { keepSlugsApart } from './keep-slugs-apart'
import { planNavContents, planNavJurisdictions, planNavQuestions, planNavRegions, planNavServices } from './navigator'
import { planNavAnswers } from './navigator-answers'
import { planPeople } from './people'
import { planLocations, planOffices } from './people-and-places'
import { planMarketingPages, planProducts } from './products'
import { planMenus, planSettings } from './site'
import { type Source } from './source'

/** The whole demonstration, in an order in which whatever stands above another item comes before it. */
export function planItems(source: Source): DemoItem[] {
  const composing = openComposing(source)
  const plans: ((source: Source) => readonly DemoItem[])[] = [
    ({ pictures }) => pictures.items,
    ({ brochures }) => brochures.items,
    composeFilms,
    planLocations,
    planOffices,
    planTopics,
    planExpertise,
    () => planPeople(source, composing.colleagues),
    planNavServices,
    planNavRegions,
    planNavJurisdictions,
    planNavContents,
    planNavQuestions,
    planNavAnswers,
    planProducts,
    planMarketingPages,
    planArticles,
    () => composeArticles(composing),
    () => composeEvents(composing),
    () => composeTraining(composing),
    () => composeDeals(composing),
    () => composeNews(composing),
    () => composeVacancies(composing),
    planNewsletters,
    planPages,
    planContactTopics,
    planBenefits,
    planTestimonials,
    planLegalNotices,
    planGraduatePages,
    planMenus,
    planSettings,
  ]
  return keepSlugsApart(plans.flatMap((plan) => plan(source)).map((item) => dateItem(item, source.today)))
}

/** What was published on a day was last changed then: nothing is news because it was loaded. */
function dateItem(item: DemoItem, today: string): DemoItem {
  const { publishedOn } = item.values
  if (item.at !== undefined || typeof publishedOn !== 'string' || publishedOn > dayAt(today)) return item
  return { ...item, at: publishedOn }
}

function openComposing(source: Source): Composing {
  const subjects = readSubjects()
  const colleagues = composePeople(source, subjects)
  return { source, subjects, colleagues, matters: readMatters(), ownNews: readOwnNews(), programmes: readProgrammes() }
}
