import { localeOfSaved } from '../../routes/saved-of'
import { startLesson } from './start-lesson'

const locale = localeOfSaved(location.pathname)
if (locale !== undefined) await startLesson(locale)

export {}
