import * as z from 'zod/mini'

// Before any schema is made: it would compile checks from text, which the policy of these pages forbids.
z.config({ jitless: true })
