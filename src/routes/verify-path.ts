import { type LocaleIn } from '../config/locales'
import { href } from './href'

/** The page of one document that was given out. It is answered by the account service, whatever the release has. */
export const toVerifyPath = (locale: LocaleIn<'main'>, code: string): string => `${href('verify', locale)}/${code}`
