import { localesIn } from '../../config/locales'
import { startHere } from './start-here'

const here = location.pathname.split('/')[1]
const locale = (['en', 'fr-fr', 'zh-cn'] as const).find((one) => one === here && localesIn('main').includes(one))
if (locale !== undefined) await startHere(locale)

export {}
