import { readSubjects } from '../compose/subjects'
import { composeDeals, composeNews, composeVacancies } from './composed-firm'
import { composeArticles, composeEvents, composeTraining } from './composed-insights'
import { composePeople } from './composed-people'
import { planArticles, planNewsletters, planTopics } from './articles'
import { planExpertise } from './expertise'
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
  const subjects = readSubjects()
  const plans: ((source: Source) => DemoItem[])[] = [
    planLocations,
    planOffices,
    planTopics,
    planExpertise,
    (own) => planPeople(own, composePeople(own, subjects)),
    planNavServices,
    planNavRegions,
    planNavJurisdictions,
    planNavContents,
    planNavQuestions,
    planNavAnswers,
    planProducts,
    planMarketingPages,
    planArticles,
    (own) => composeArticles({ source: own, subjects }),
    (own) => composeEvents({ source: own, subjects }),
    (own) => composeTraining({ source: own, subjects }),
    (own) => composeDeals({ source: own, subjects }),
    (own) => composeNews({ source: own, subjects }),
    (own) => composeVacancies({ source: own, subjects }),
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
  return keepSlugsApart(plans.flatMap((plan) => plan(source)))
}
