import { storedName } from '../../config/stored-keys'
import { hangPicture, hearOwnPicture } from '../../services/account/own-picture'
import { findPicture } from './ask-account'

const everyMs = 2000

const isOwn = (link: HTMLAnchorElement): boolean => link.getAttribute('href') === link.dataset['account']

/**
 * The photograph of the signed-in person beside their name, on every page and in every tab: another one as soon as it is
 * changed or somebody else signs in, and none once nobody is. Where it cannot be asked for, the name stands alone.
 */
export async function showPicture(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-account]')]
  let turn = 0
  const look = async () => {
    const own = ++turn
    const address = await findPicture().catch(() => undefined)
    // Anyone who was asked about may have left meanwhile.
    if (own === turn) for (const link of links) hangPicture(link, isOwn(link) ? address : undefined)
  }
  const lookAgain = () => void look()
  hearOwnPicture(lookAgain)
  addEventListener('storage', ({ key }) => key === storedName('token') && lookAgain())
  addEventListener('pageshow', ({ persisted }) => persisted && lookAgain())
  // The name goes by itself when a session ends, and the picture with it.
  setInterval(() => links.filter((link) => !isOwn(link)).forEach((link) => hangPicture(link, undefined)), everyMs)
  await look()
}
