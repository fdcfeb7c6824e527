import { fillIn, type LessonWords } from '../../i18n/lesson-words'

/** How many of the lessons of each series on this page are completed. */
export function showSeries(isDone: (id: string) => boolean, words: LessonWords): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-series]')) {
    const ids = (place.dataset.series ?? '').split(' ').filter(Boolean)
    const done = ids.filter(isDone).length
    const [text, bar] = [document.createElement('p'), document.createElement('progress')]
    text.textContent = fillIn(words.series, { done, all: ids.length })
    bar.max = ids.length
    bar.value = done
    bar.setAttribute('aria-label', text.textContent)
    place.replaceChildren(text, bar)
    place.hidden = false
  }
}

export const seriesIds = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-series]')].flatMap(({ dataset }) =>
    (dataset.series ?? '').split(' ').filter(Boolean),
  )
