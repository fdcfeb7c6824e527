import { type ServerProps } from 'payload'
import { noteLanguage } from '../mail/letter-language'

/** Shows nothing: letters to a colleague are in the language in which they read the administration. */
export async function NoteLanguage({ payload, user, i18n }: ServerProps) {
  if (user) await noteLanguage(payload, { user: Number(user.id), language: i18n.language })
  return null
}
