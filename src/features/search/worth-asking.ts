const han = /\p{Script=Han}/u

/** One Chinese letter means something; of others it takes two. */
export const isWorthAsking = (query: string): boolean => {
  const text = query.trim()
  return text.length >= 2 || han.test(text)
}
