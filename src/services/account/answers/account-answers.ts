import type * as z from 'zod/mini'
import { type AccountOperation } from '../../../access/operations/account-operations'
import { dashboardAnswers } from './dashboard-answers'
import { navigatorAnswers } from './navigator-answers'
import { reportAnswers } from './report-answers'

/** What each operation is answered with; anything else is no answer. */
export const accountAnswers = {
  ...dashboardAnswers,
  ...navigatorAnswers,
  ...reportAnswers,
} as const satisfies Record<AccountOperation, z.ZodMiniType>
