import { useEffect, useState } from 'react'

// As the style sheets have it: from here on there is room for a second column.
const query = '(min-width: 64rem)'

/** Whether two columns fit, so that what is seen first is also first for a keyboard and a screen reader. */
export function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(() => window.matchMedia(query).matches)
  useEffect(() => {
    const media = window.matchMedia(query)
    const change = () => setIsWide(media.matches)
    media.addEventListener('change', change)
    return () => media.removeEventListener('change', change)
  }, [])
  return isWide
}
