import { PublicationProblem } from './publication-problem'

type Work = {
  take: (ids: number[]) => Promise<void>
  /** What cannot be published, by itself. */
  report: (id: number, problem: PublicationProblem) => void
}

/** Takes documents together; a batch with a problem is halved until the document that has it stands alone. */
export async function inHalves(ids: readonly number[], work: Work): Promise<void> {
  try {
    await work.take([...ids])
  } catch (error) {
    if (!(error instanceof PublicationProblem)) throw error
    const [id] = ids
    if (ids.length === 1 && id !== undefined) {
      work.report(id, error)
      return
    }
    const middle = Math.ceil(ids.length / 2)
    await inHalves(ids.slice(0, middle), work)
    await inHalves(ids.slice(middle), work)
  }
}
