import { localeOfSaved } from '../../routes/saved-of'
import { startHere } from './start-here'

const locale = localeOfSaved(location.pathname)
if (locale !== undefined) await startHere(locale)

export {}
