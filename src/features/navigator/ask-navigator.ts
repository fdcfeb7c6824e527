import { navigatorOperations } from '../../access/navigator-operations'
import { reportOperations } from '../../access/report-operations'
import { navigatorAnswers } from '../../services/account/navigator-answers'
import { addOperations } from '../../services/account/operations-here'
import { reportAnswers } from '../../services/account/report-answers'

/** Pages of the navigator ask more than the dashboard, and bring it along. */
export const askNavigator = (): void =>
  addOperations({
    texts: { ...navigatorOperations, ...reportOperations },
    answers: { ...navigatorAnswers, ...reportAnswers },
  })
