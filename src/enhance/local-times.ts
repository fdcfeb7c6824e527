/** Says when something is on the reader's own clock, where that is another than the one that the page names. */
export function showLocalTimes(): void {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  for (const place of document.querySelectorAll<HTMLElement>('[data-local-time]')) {
    const { localTime = '', zone } = place.dataset
    if (own === zone) continue
    const { lang } = document.documentElement
    // As the page writes it: its English is British.
    const format = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, {
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
    })
    place.textContent = place.textContent.replace('…', format.format(new Date(localTime)))
    place.hidden = false
  }
}
