import { reportOperations } from '../../../access/operations/report-operations'
import { reportAnswers } from '../../../services/account/answers/report-answers'
import { addOperations } from '../../../services/account/operations-here'

/** What is asked of reports and of what is given away comes with the screens that ask it. */
export const askReports = (): void => addOperations({ texts: reportOperations, answers: reportAnswers })
