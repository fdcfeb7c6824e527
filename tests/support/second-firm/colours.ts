export const colours = {
  accent: '#7a1f2b',
  accentOnDark: '#f0b7be',
  onAccent: '#ffffff',
  linesOnAccent: '#dba3aa',
} as const
