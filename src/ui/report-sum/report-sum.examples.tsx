import { Button } from '../button/button'
import { ReportSum } from './report-sum'

export const examples = {
  chosen: (
    <ReportSum label="Your report" sum="6 × 8 = 48 answers">
      <form>
        <Button>Compare</Button>
      </form>
    </ReportSum>
  ),
}
