import { type LocaleIn } from '../../config/locales'
import { isComplete } from '../../content/lesson-parts'
import { lessonWords } from '../../i18n/lesson-words'
import { type LessonProgress } from '../../services/account/answers/lesson-answers'
import { isSignedIn } from '../../services/account/ask-plainly'
import { deviceLessons } from '../../services/lessons/device-lessons'
import { findProgress, tellProgress } from './ask-progress'
import { searchTranscript } from './search-transcript'
import { seriesIds, showSeries } from './show-series'
import { showState, type State } from './show-state'
import { watchFilm } from './watch-film'
import { watchParts } from './watch-parts'
import { watchRecording } from './watch-recording'

type MainLocale = LocaleIn<'main'>

const saveEveryMs = 5000

/** Keeps how far a reader comes: on this device, and for the signed-in person on all of them. */
export async function startLesson(locale: MainLocale): Promise<void> {
  const words = lessonWords(locale)
  const page = document.querySelector<HTMLElement>('[data-lesson]')
  const id = page?.dataset.lesson
  for (const place of document.querySelectorAll<HTMLElement>('[data-recording]')) watchRecording(place, words)
  const transcript = page?.querySelector<HTMLElement>('[data-transcript]')
  if (transcript) searchTranscript(transcript, words)
  const ids = [...new Set([...(id === undefined ? [] : [id]), ...seriesIds()])]
  const known = new Map((await findKnown(locale, ids)).map((one) => [one.id, one]))
  const isDone = (one: string) => known.get(one)?.completedAt != null || deviceLessons.find(one)?.isDone === true
  showSeries(isDone, words)
  if (page && id !== undefined) follow({ page, id, locale, known: known.get(id) }, () => showSeries(isDone, words))
}

/** Where the account cannot be asked, what this device knows goes on. */
const findKnown = (locale: MainLocale, ids: readonly string[]): Promise<LessonProgress[]> =>
  isSignedIn() && ids.length > 0 ? findProgress(locale, ids).catch(() => []) : Promise.resolve([])

type Followed = { page: HTMLElement; id: string; locale: MainLocale; known: LessonProgress | undefined }

function follow({ page, id, locale, known }: Followed, whenDone: () => void): void {
  const all = Number(page.dataset.parts)
  const own = deviceLessons.find(id)
  const seen = new Set([...(own?.seen ?? []), ...(known?.seen ?? [])])
  const film = page.querySelector<HTMLVideoElement>('[data-lesson-film]')
  const parts = [...page.querySelectorAll<HTMLElement>('[data-part]')]
  let [isDone, isChanged] = [own?.isDone === true || known?.completedAt != null, false]
  const show = () => showOwn({ page, id, locale }, { done: seen.size, all, isDone })
  const save = () => {
    if (!isChanged) return
    isChanged = false
    const told = { seen: [...seen].sort((one, other) => one - other), position: Math.floor(film?.currentTime ?? 0) }
    deviceLessons.remember(id, { ...told, isDone })
    if (isSignedIn()) tellProgress(locale, { id, ...told }).catch(() => (isChanged = true))
  }
  const whenSeen = (part: number) => {
    if (seen.has(part)) return
    seen.add(part)
    isChanged = true
    if (!isDone && isComplete([...seen], all)) {
      isDone = true
      save()
      whenDone()
    }
    show()
  }
  if (film) {
    goOn(film, own?.position ?? known?.position ?? 0)
    film.addEventListener('timeupdate', () => (isChanged = true))
    watchFilm({ film, lines: parts.filter(({ dataset }) => dataset.at !== undefined), whenSeen })
  }
  watchParts({ parts: parts.filter(({ dataset }) => !seen.has(Number(dataset.part))), whenSeen })
  setInterval(save, saveEveryMs)
  addEventListener('pagehide', save)
  show()
}

/** The certificate is asked for when it is wanted: its address soon ends. */
function showOwn({ page, id, locale }: Omit<Followed, 'known'>, state: Omit<State, 'certificate'>): void {
  const place = page.querySelector<HTMLElement>('[data-lesson-state]')
  const certificate = isSignedIn() ? async () => (await findProgress(locale, [id]))[0]?.certificate ?? null : undefined
  if (place) showState(place, lessonWords(locale), { ...state, certificate })
}

function goOn(film: HTMLVideoElement, position: number): void {
  const move = () => {
    // What ended begins again.
    if (position > 0 && position < film.duration - 1) film.currentTime = position
  }
  if (film.readyState > 0) move()
  else film.addEventListener('loadedmetadata', move, { once: true })
}
