import { type LocaleIn } from '../config/locales'
import { type GraduateProps } from '../plan/views/graduates'
import { Graduates } from '../shell/graduates/graduates'
import { page, pageHead } from '../shell/page'

export default page<GraduateProps, LocaleIn<'graduate'>>(Graduates)

export const Head = pageHead
