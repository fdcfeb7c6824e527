import { type Cms, startCms } from '../support/cms/cms-process'
import { describeAccess } from './guarded/access'
import { describeContent } from './guarded/content'
import { describeOwnAccount } from './guarded/own-account'
import { describeSafety } from './guarded/safety'
import { describeSecondFactor } from './guarded/second-factor'
import { describeSentFiles } from './guarded/sent-files'
import { describeUploads } from './guarded/uploads'

// One installation for all: it takes longer to start than each of them.
describe('the CMS', () => {
  let cms: Cms

  beforeAll(async () => {
    cms = await startCms()
  })
  afterAll(() => cms.stop())

  describeContent(() => cms)
  describeUploads(() => cms)
  describeSentFiles(() => cms)
  describeAccess(() => cms)
  describeSecondFactor(() => cms)
  describeOwnAccount(() => cms)
  describeSafety(() => cms)
})
