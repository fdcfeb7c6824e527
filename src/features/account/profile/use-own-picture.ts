import { useEffect } from 'react'
import { hangPicture } from '../../../services/account/own-picture'
import { useAsked } from '../use-asked'

/** The photograph beside the name in the header, for as long as an account is shown: another one as soon as it is changed. */
export function useOwnPicture(): void {
  const small = useAsked('OwnPicture').data?.details.photo.small ?? undefined
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLElement>('[data-account]')]
    for (const link of links) hangPicture(link, small)
    return () => links.forEach((link) => hangPicture(link, undefined))
  }, [small])
}
