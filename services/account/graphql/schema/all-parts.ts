import { type GraphQLSchema } from 'graphql'
import { guardSchema } from '../guard-schema'
import { builder } from './builder'
import './change-favourite'
import './interests'
import './navigator/queries'
import './navigator/seen'
import './notices'
import './onboarding'
import './request-access'
import './security'
import './photo'
import './own-data'
import './viewer'
import './viewer-favourites'

/** The schema with every part, behind its guard. */
export const createSchema = (): GraphQLSchema => guardSchema(builder.toSchema())
