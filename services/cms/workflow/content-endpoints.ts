import { itemHistory } from '../audit/item-history'
import { finishComment, listComments, writeComment } from '../comments/comment-endpoints'
import { previewLink, revokePreviewLinks } from '../preview/link-endpoints'
import { readingAids } from '../reading/reading-endpoint'
import { usedIn } from '../references/used-endpoint'
import { changesSince } from '../together/changes-endpoint'
import { openForms } from '../together/open-forms'
import { confirmTranslation, originalOf } from '../translation/item-endpoints'
import { startLanguage } from './languages/start-language'
import { cancelSchedule } from './schedules/cancel-schedule'
import { findSchedules } from './schedules/find-schedules'
import { schedulePublish } from './schedules/schedule-publish'
import { editionStates } from './versions/edition-states'
import { loggedEditions } from './versions/logged-editions'
import { restoreAsDraft } from './versions/restore-version'
import { undoPublish } from './versions/undo-publish'
import { withdraw } from './withdraw'

/** What can be asked of an item of any kind, beside what Payload offers itself. */
export const contentEndpoints = [
  restoreAsDraft,
  undoPublish,
  withdraw,
  startLanguage,
  schedulePublish,
  findSchedules,
  cancelSchedule,
  itemHistory,
  previewLink,
  revokePreviewLinks,
  editionStates,
  loggedEditions,
  originalOf,
  confirmTranslation,
  usedIn,
  listComments,
  writeComment,
  finishComment,
  openForms,
  changesSince,
  readingAids,
]
