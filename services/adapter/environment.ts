import { required } from '../../src/config/required'

/** What an operator tells the adapter. Read here and nowhere else. */
export const environment = {
  /** Opens the other CMS. */
  contentKey: () => required('CONTENT_KEY'),
  /** What the site shows this log. */
  siteKey: () => required('SITE_KEY'),
}
