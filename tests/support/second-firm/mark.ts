export const mark = { viewBox: '0 0 20 24', strokes: 'M3 21V3l14 18V3M3 12h14' } as const
