import { buildSchema } from 'graphql'
import { logSchema } from '../../shared/log-schema'

export const schema = buildSchema(logSchema)
