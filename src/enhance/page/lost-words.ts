/** Asks the search for what the words of a path that leads nowhere may have meant. */
export function fillLostWords(): void {
  const field = document.querySelector<HTMLInputElement>('input[data-lost-words]')
  if (!field || field.value !== '') return
  field.value = toWords(location.pathname)
}

const mostLetters = 80

/** The words of the last part of a path that has some; numbers and endings say nothing. */
export function toWords(path: string): string {
  const parts =
    decode(path)
      .replace(/\.\w+$/, '')
      .match(/[^/]+/g) ?? []
  const [, ...named] = parts.map((part) => part.replace(/[-_+\s]+/g, ' ').trim())
  return (named.filter((words) => /\p{L}/u.test(words)).at(-1) ?? '').slice(0, mostLetters)
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
