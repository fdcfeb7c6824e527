import { modules } from '../second-firm/modules'

/** Before anything asks for a module: most of what a firm may do without is off. */
Object.assign(modules, { signIn: false, navigator: true, events: false, vacancies: false })
