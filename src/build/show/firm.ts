import { type Reader } from '../reader'

/** What the firm is called, even before its settings are first published. */
export const firmNameOf = (read: Reader): string => read.all('settings')[0]?.firmName ?? 'Aldermoor Vane'
