/** What is drawn outside a page cannot read firm.css, where the same colours are named. */
export const colours = {
  /** The firm's own. */
  accent: '#0b2eb3',
  /** On a dark ground. */
  accentOnDark: '#a3b7ff',
  onAccent: '#ffffff',
  /** Lines of a drawing on the firm's own. */
  linesOnAccent: '#8fa6f5',
} as const
