/** A PDF by its template, or a report for Word. */
export type ToPdfProcess = { id: number; template: string | undefined; data: string }
export type FromPdfProcess = { id: number; file: Uint8Array } | { id: number; problem: string }
