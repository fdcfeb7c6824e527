/** The firm's drawing, as strokes: beside its name, and in every icon of the site. */
export const mark = {
  viewBox: '0 0 20 24',
  strokes:
    'M4 23C6 15 10 8 17 1M7 16c4 0 7-1 9-4M9 12c4 0 7-1 8-4M11.5 8c3 0 5-1 5.5-3M6 15c-2-3-1-7 1-9M8 11c-1-3 0-6 3-8M11 7c0-2 1-4 3-5',
} as const
