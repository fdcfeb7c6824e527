const progress = '__typename id seen position completedAt certificate'

/** How far people have come with lessons. */
export const lessonOperations = {
  Lessons: `query Lessons($locale: Locale!, $among: [ID!]!) {
  viewer {
    __typename
    id
    lessons(locale: $locale, among: $among) { ${progress} }
  }
}`,
  NoteLesson: `mutation NoteLesson($key: Key!, $id: ID!, $seen: [Int!]!, $position: Int!, $locale: Locale!) {
  noteLesson(key: $key, lesson: $id, seen: $seen, position: $position, locale: $locale) { ${progress} }
}`,
} as const
