import { useEffect, useState } from 'react'
import { findPhotoProblem } from '../../../forms/account-photo'

type Shown = { of: File; src: string }

/**
 * A picture that was chosen, to look at before it is sent. As data: the policy of the pages shows none of the addresses that a
 * browser makes for files.
 */
export function useShownFile() {
  const [chosen, choose] = useState<File>()
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    if (!chosen || findPhotoProblem(chosen) !== undefined) return undefined
    const reader = new FileReader()
    reader.onload = () => {
      if (typeof reader.result === 'string') setShown({ of: chosen, src: reader.result })
    }
    reader.readAsDataURL(chosen)
    return () => reader.abort()
  }, [chosen])
  return { chosen, choose, shown: shown?.of === chosen ? shown?.src : undefined }
}
