import { localeOfSaved } from '../../routes/saved-of'
import { showPicture } from './show-picture'
import { startHere } from './start-here'

const locale = localeOfSaved(location.pathname)
await Promise.allSettled([showPicture(), ...(locale === undefined ? [] : [startHere(locale)])])

export {}
