/** Says when something is on the reader's own clock, where that shows another time than the one that the page names. */
export function showLocalTimes(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-local-time]')) {
    const { localTime = '', zone } = place.dataset
    const own = sayTime(localTime)
    if (own === sayTime(localTime, zone)) continue
    place.textContent = place.textContent.replace('…', own)
    place.hidden = false
  }
}

function sayTime(instant: string, timeZone?: string): string {
  const { lang } = document.documentElement
  // As the page writes it: its English is British, and its French has no colon and no zero that says nothing.
  const said = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant))
  return lang === 'fr-FR' ? said.replace(/0?(\d+):(\d+)/, '$1\u00A0h\u00A0$2').replace(/\s00$/, '') : said
}
