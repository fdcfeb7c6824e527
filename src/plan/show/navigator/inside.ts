import { type NavService } from '../../../content/nav-service'
import { type InsidePage } from '../../../shell/navigator/inside-page'

/** A service, as the page hands it to the script for subscribers. */
export const toInsideService = ({ id, slug, permissionKey, name }: NavService): InsidePage['service'] => ({
  number: id,
  slug,
  permission: permissionKey,
  name,
})
