/** What can be told of a lesson at once: its parts, the seconds of a day, and the lessons of a series. */
export const lessonLimits = { parts: 5000, seconds: 86_400, among: 200 }
