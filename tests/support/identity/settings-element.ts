import { toPageSettings } from '../../../src/config/page-settings'
import { settingsElement, settingsIn } from '../../../src/config/read-setting'

/** What a page says of settings, given by their names in the environment. */
export const settingsElementOf = (settings: Readonly<Record<string, string>>): string =>
  `<script id="${settingsElement.id}" type="${settingsElement.type}">${toPageSettings(settingsIn(settings), { hasSession: true })}</script>`
