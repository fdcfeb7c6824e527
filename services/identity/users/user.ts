export type User = {
  id: string
  email: string | null
  email_verified: boolean
  phone_number: string | null
  name: string
  nickname: string | null
  given_name: string | null
  family_name: string | null
  picture: string | null
  company: string | null
  job_title: string | null
  user_metadata: Record<string, unknown>
  tokens_valid_from: Date
  created_at: Date
  updated_at: Date
}

/** One way in which a user signs in. */
export type Login = {
  connection: string
  subject: string
  user_id: string
  email: string | null
  phone_number: string | null
  password_hash: string | null
}

export const toEmail = (text: string): string => text.trim().toLowerCase()

/** Good enough to send a letter to; whether it arrives is what verification finds out. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(text)

export const isPhoneNumber = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text)
