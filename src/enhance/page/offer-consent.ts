import { findConsent } from '../../services/consent'

/**
 * On the pages of an account, which come without the script of the others: the question what may be stored is shown where it is
 * open, and the code behind it comes with the first press. They are not counted: there, a session says who is here.
 */
export function offerConsent(): () => void {
  const question = document.querySelector<HTMLElement>('[data-consent]')
  if (question && !findConsent()) question.hidden = false
  const ask = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-decide], [data-reconsider]') : null
    if (!button) return
    leave()
    document.documentElement.dataset['uncounted'] = ''
    void import('../consent').then(({ askConsent }) => {
      askConsent()
      button.click()
    })
  }
  const leave = () => document.removeEventListener('click', ask)
  document.addEventListener('click', ask)
  return leave
}
