'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { sayIn } from '../words/admin-language'
import { attendeesWords } from '../words/attendees-words'
import { PressButton } from './press-button'

type Props = { url: string; id: string; came: boolean }

/** Notes that somebody came, or takes it back. */
export function CameButton({ url, id, came }: Props) {
  const router = useRouter()
  const words = sayIn(attendeesWords, useTranslation().i18n)
  return (
    <PressButton
      words={came ? words.cameNot : words.came}
      url={`${url}/attendance`}
      body={{ ids: [id], came: !came }}
      done={() => router.refresh()}
    />
  )
}
