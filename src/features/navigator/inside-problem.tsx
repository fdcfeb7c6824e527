import { ProblemSummary } from '../../ui/field/field'
import { type InsideProps } from './inside-props'

type Props = Pick<InsideProps, 'words'> & { id: string; problem: string | undefined }

/** What is to be put right, above the fields of a form, in words that the page has already. */
export const InsideProblem = ({ words, id, problem }: Props) =>
  problem === undefined ? null : <ProblemSummary title={words('inside.problem')} problems={[{ id, text: problem }]} />
