import { firm } from '../../../src/firm/firm'
import { Quill } from '../../../src/ui/quill/quill'
import { type Answer } from '../../http/respond'
import { Page, toPage } from './page'

/** For a path that leads nowhere, or no more, where no release has a page that says so. */
export function renderMissing(status: 404 | 410): Answer {
  return toPage(
    status,
    <Page title={`Nothing is filed at this address | ${firm.name}`}>
      <div className="wrap notice">
        <div>
          <h1>Nothing is filed at this address.</h1>
          <p>The link may have lost a character on its way to you.</p>
          <p>
            <a href="/">See what is here</a>
          </p>
        </div>
        <div className="drawing">
          <Quill kind="fallen" />
        </div>
      </div>
    </Page>,
  )
}
