import { type IncomingMessage } from 'node:http'
import { type Answer } from '../../http/respond'
import { type Route, routesOf } from '../../http/router'
import { type Visitor } from './find-visitor'

/** What somebody of the house asks. */
export type Asked = { request: IncomingMessage; path: string; visitor: Visitor }

/** Undefined where there is nothing. */
export type HouseRoute = Route<Asked, Promise<Answer | undefined>>

export const on = routesOf<Asked, Promise<Answer | undefined>>()
