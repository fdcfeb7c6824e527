import * as z from 'zod/mini'
import { registrationOperations } from '../../access/operations/registration-operations'
import { askPlainly, isSignedIn } from '../../services/account/ask-plainly'

const answered = z.object({ recordingOf: z.string() })
const minuteMs = 60_000

const findAddress = async (event: string): Promise<string> => {
  const query = registrationOperations.RecordingOf
  return answered.parse(await askPlainly({ operationName: 'RecordingOf', query, variables: { event } })).recordingOf
}

type Said = { refused: string }

/** A person who is signed in and may watch it, sees the recording here; the link leads all others to the sign-in. */
export function watchRecording(place: HTMLElement, { refused }: Said): void {
  const { recording: event = '', title = '' } = place.dataset
  const link = place.querySelector('a')
  const status = place.querySelector('[role=status]')
  if (!link || !isSignedIn()) return
  link.addEventListener('click', (pressed) => {
    pressed.preventDefault()
    findAddress(event).then(
      (address) => place.replaceChildren(show(address, { event, title })),
      () => {
        if (status) status.textContent = refused
      },
    )
  })
}

function show(address: string, { event, title }: { event: string; title: string }): HTMLVideoElement {
  const film = document.createElement('video')
  Object.assign(film, { controls: true, playsInline: true, src: address })
  film.setAttribute('aria-label', title)
  film.style.maxInlineSize = '100%'
  // An address ends after some minutes: anyone who watches for longer goes on where they were.
  let renewedAt = Date.now()
  film.addEventListener('error', () => {
    if (Date.now() - renewedAt < minuteMs) return
    renewedAt = Date.now()
    const at = film.currentTime
    const goOn = (next: string) => {
      film.src = next
      film.currentTime = at
      film.play().catch(() => undefined)
    }
    findAddress(event).then(goOn, () => undefined)
  })
  film.play().catch(() => undefined)
  return film
}
