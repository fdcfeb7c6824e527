export type ToPdfProcess = { id: number; template: string; data: string }
export type FromPdfProcess = { id: number; pdf: Uint8Array } | { id: number; problem: string }
