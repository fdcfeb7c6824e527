const patienceMs = 30_000

/** A form whose answer is its own page again: only the part that it names is taken from there, and the reader stays. */
export function sendInPlace(): void {
  document.addEventListener('submit', (event) => {
    const { target: form } = event
    if (!(form instanceof HTMLFormElement) || form.dataset['inPlace'] === undefined) return
    event.preventDefault()
    // Pressed twice, sent once.
    if (form.hasAttribute('aria-busy')) return
    form.setAttribute('aria-busy', 'true')
    send(form, form.dataset['inPlace'])
  })
}

function send(form: HTMLFormElement, part: string): void {
  const key = form.querySelector<HTMLInputElement>('[name=key]')
  // Sent again after an answer that was lost, it is still the same message.
  if (key?.value === '') key.value = crypto.randomUUID()
  const request = new XMLHttpRequest()
  request.open('POST', form.action)
  // The browser parses the answer itself: the policy of the pages lets no text of ours become elements.
  request.responseType = 'document'
  request.timeout = patienceMs
  request.onloadend = () => {
    const page = request.responseXML
    const answer = page?.getElementById(part)
    if (!page || !answer) {
      sayUnsent(form)
      return
    }
    const first = answer.querySelector<HTMLElement>('[autofocus]')
    // It takes the focus here, and not by itself, which is for pages that are loaded.
    first?.removeAttribute('autofocus')
    document.getElementById(part)?.replaceWith(answer)
    document.title = page.title
    first?.focus()
  }
  request.send(
    new URLSearchParams(
      [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  )
}

function sayUnsent(form: HTMLFormElement): void {
  form.removeAttribute('aria-busy')
  const trouble = form.querySelector<HTMLElement>('[data-when=unsent]')
  if (!trouble) return
  trouble.hidden = false
  trouble.focus()
}
