/** Which page of the navigator this is, as the script is told that goes on inside. */
export type InsidePage = {
  service: { number: number; slug: string; permission: string; name: string }
} & (
  | { view: 'jurisdiction' | 'table'; region: string; jurisdiction: string }
  | { view: 'guidance'; guidance: number }
  | { view: 'service' }
)
