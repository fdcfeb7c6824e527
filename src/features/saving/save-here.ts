import { localeOfSaved } from '../../routes/saved-of'
import { noteReading } from './note-reading'
import { showPicture } from './show-picture'
import { startHere } from './start-here'

noteReading()
const locale = localeOfSaved(location.pathname)
await Promise.allSettled([showPicture(), ...(locale === undefined ? [] : [startHere(locale)])])

export {}
