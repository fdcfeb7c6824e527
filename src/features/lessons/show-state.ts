import { fillIn, type LessonWords } from '../../i18n/lesson-words'

export type State = {
  done: number
  all: number
  isDone: boolean
  certificate: (() => Promise<string | null>) | undefined
}

/** What a reader has of this lesson, and their certificate once they completed it. */
export function showState(place: HTMLElement, words: LessonWords, { done, all, isDone, certificate }: State): void {
  place.textContent = isDone ? `${words.completed} ` : done === 0 ? '' : fillIn(words.progress, { done, all })
  if (!isDone || !certificate) return
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'save-here'
  button.textContent = words.certificate
  button.addEventListener('click', () => {
    certificate().then(
      (address) => {
        if (address === null) place.append(` ${words.name}`)
        else location.assign(address)
      },
      () => undefined,
    )
  })
  place.append(button)
}
