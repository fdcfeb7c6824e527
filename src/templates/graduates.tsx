import { type GraduateProps } from '../build/views/graduates'
import { type LocaleIn } from '../config/locales'
import { Graduates } from '../shell/graduates/graduates'
import { page, pageHead } from '../shell/page'

export default page<GraduateProps, LocaleIn<'graduate'>>(Graduates)

export const Head = pageHead
