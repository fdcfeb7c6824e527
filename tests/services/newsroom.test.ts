import { type Newsroom, openNewsroom } from '../support/cms/newsroom'
import { describeAfterwards } from './newsroom/afterwards'
import { describeBundles } from './newsroom/bundles'
import { describeForms } from './newsroom/forms'
import { describeLawVersions } from './newsroom/law-versions'
import { describeLists } from './newsroom/lists'
import { describeRequests } from './newsroom/requests'
import { describeSideBySide } from './newsroom/side-by-side'
import { describeTogether } from './newsroom/together'
import { describeWorkflow } from './newsroom/workflow'
import { describeYearlyReview } from './newsroom/yearly-review'

describe('a newsroom', () => {
  let room: Newsroom

  beforeAll(async () => {
    room = await openNewsroom()
  })
  afterAll(() => room.close())

  describeWorkflow(() => room)
  describeAfterwards(() => room)
  describeForms(() => room)
  describeLawVersions(() => room)
  describeLists(() => room)
  describeRequests(() => room)
  describeYearlyReview(() => room)
  describeSideBySide(() => room)
  describeTogether(() => room)
  describeBundles(() => room)
})
