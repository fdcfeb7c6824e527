import { fillIn, type LessonWords } from '../../i18n/lesson-words'

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Leaves those parts of a transcript that say what is looked for. */
export function searchTranscript(transcript: HTMLElement, words: LessonWords): void {
  const place = transcript.querySelector<HTMLElement>('[data-transcript-search]')
  const field = place?.querySelector('input')
  const status = place?.querySelector('[role=status]')
  const parts = [...transcript.querySelectorAll<HTMLElement>('[data-part]')]
  if (!place || !field || !status) return
  place.hidden = false
  field.addEventListener('input', () => {
    const wanted = fold(field.value).split(/\s+/).filter(Boolean)
    for (const part of parts) {
      const said = fold((part.querySelector('[data-said]') ?? part).textContent)
      part.hidden = !wanted.every((word) => said.includes(word))
    }
    const count = parts.filter(({ hidden }) => !hidden).length
    status.textContent = wanted.length === 0 ? '' : fillIn(words.found, { count })
  })
}
