import { type Module, modules } from '../firm/modules'

/** Those that another needs: reading the navigator takes an account. */
const needs: Readonly<Partial<Record<Module, Module>>> = { navigator: 'signIn' }

export const isModuleOn = (module: Module): boolean => {
  const needed = needs[module]
  return modules[module] && (needed === undefined || modules[needed])
}

/** The types of content that exist for one module alone. */
const moduleOfType: Readonly<Record<string, Module>> = {
  'graduate-page': 'graduates',
  'nav-service': 'navigator',
  'nav-region': 'navigator',
  'nav-jurisdiction': 'navigator',
  'nav-content': 'navigator',
  'nav-content-teaser': 'navigator',
  'nav-question': 'navigator',
  'nav-answer': 'navigator',
  product: 'products',
  'marketing-page': 'products',
  event: 'events',
  training: 'events',
  'training-series': 'events',
  vacancy: 'vacancies',
  'country-benefits': 'vacancies',
}

export const isTypeOn = (type: string): boolean => {
  const module = moduleOfType[type]
  return module === undefined || isModuleOn(module)
}

export type { Module }
