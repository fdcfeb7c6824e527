/** A part that is fetched has its styles in a file of its own name, beside its script. */
export const loadStyle = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = new URL(`./${name}.css`, import.meta.url).href
    // Unstyled is better than not at all.
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
