import { type GraphQLSchema } from 'graphql'
import { guardSchema } from '../guard-schema'
import { builder } from './builder'
import './navigator/queries'
import './request-access'
import './viewer'

/** The schema with every part, behind its guard. */
export const createSchema = (): GraphQLSchema => guardSchema(builder.toSchema())
