import { type Asked } from '../http/asked'
import { type Service } from '../parts'

/** The session that the browser of a request holds. */
export const readSession = ({ provider }: Service, { request, response }: Asked) =>
  provider().Session.get(provider().createContext(request, response))
