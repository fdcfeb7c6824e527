import { type Asked } from './asked'
import { PageProblem } from './problems'

/** A form may be sent only by a page of this provider. Browsers say where a form comes from; nobody else has a session to lose. */
export function refuseForeignForm({ header }: Asked): void {
  const origin = header('origin')
  const site = header('sec-fetch-site')
  const isForeign = origin !== '' && origin !== `http://${header('host')}`
  if (isForeign || (site !== '' && site !== 'same-origin' && site !== 'none')) throw new PageProblem(403, 'elsewhere')
}
