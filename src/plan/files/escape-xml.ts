import { escapeMarkup } from '../../content/escape-markup'

/** XML cannot hold most control characters at all. */
export const escapeXml = (text: string): string =>
  // eslint-disable-next-line no-control-regex -- these are what is taken away
  escapeMarkup(text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ''))
