import { navigatorOperations } from '../../access/operations/navigator-operations'
import { reportOperations } from '../../access/operations/report-operations'
import { navigatorAnswers } from '../../services/account/answers/navigator-answers'
import { reportAnswers } from '../../services/account/answers/report-answers'
import { addOperations } from '../../services/account/operations-here'

/** Pages of the navigator ask more than the dashboard, and bring it along. */
export const askNavigator = (): void =>
  addOperations({
    texts: { ...navigatorOperations, ...reportOperations },
    answers: { ...navigatorAnswers, ...reportAnswers },
  })
