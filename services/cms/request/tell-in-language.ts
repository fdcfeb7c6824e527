import { type AfterErrorHook, type PayloadRequest } from 'payload'
import { tellReply } from '../words/replies/tell-reply'

type Reply = { message?: string; data?: unknown; errors?: readonly unknown[] }

/** Why something is refused, in the language of the administration; a field that is marked says it too. */
export const tellInLanguage: AfterErrorHook = ({ req, result }) => {
  const { language } = (req as Partial<PayloadRequest>).i18n ?? {}
  return result && language !== undefined && language !== 'en' ? { response: tellIn(result, language) } : undefined
}

export function tellIn<Own extends Reply>(reply: Own, language: string): Own {
  const { message, data, errors } = reply
  return {
    ...reply,
    ...(typeof message === 'string' ? { message: tellReply(message, language) } : {}),
    ...(typeof data === 'object' && data !== null ? { data: tellIn(data, language) } : {}),
    ...(Array.isArray(errors) ? { errors: errors.map((one: Reply) => tellIn(one, language)) } : {}),
  }
}
