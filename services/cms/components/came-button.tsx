'use client'

import { useRouter } from 'next/navigation'
import { PressButton } from './press-button'

type Props = { url: string; id: string; came: boolean }

/** Notes that somebody came, or takes it back. */
export function CameButton({ url, id, came }: Props) {
  const router = useRouter()
  return (
    <PressButton
      words={came ? 'Came: take back' : 'Came'}
      url={`${url}/attendance`}
      body={{ ids: [id], came: !came }}
      done={() => router.refresh()}
    />
  )
}
