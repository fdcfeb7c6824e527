import { navigatorOperations } from '../../../access/operations/navigator-operations'
import { navigatorAnswers } from '../../../services/account/answers/navigator-answers'
import { addOperations } from '../../../services/account/operations-here'

/** Pages of the navigator ask more than the dashboard, and bring it along. */
export const askNavigator = (): void => addOperations({ texts: navigatorOperations, answers: navigatorAnswers })
