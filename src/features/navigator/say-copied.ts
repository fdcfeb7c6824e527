import { type InsideProps } from './inside-props'

/** What is said once something was put on the clipboard, or could not be. */
export const sayCopied = (words: InsideProps['words']) => ({
  copied: words('law.copied'),
  notCopied: words('law.not-copied'),
})
