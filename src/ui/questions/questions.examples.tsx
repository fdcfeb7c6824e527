import { Questions } from './questions'

const questions = [
  {
    id: 'reorganisation',
    question: 'Does an internal reorganisation need a filing?',
    answer: <p>In nine of the jurisdictions we track, yes.</p>,
  },
  {
    id: 'state',
    question: 'Who counts as a state investor?',
    answer: <p>A fund with a minority sovereign limited partner is caught in France above 10 per cent of votes.</p>,
  },
]

export const examples = {
  folded: <Questions questions={questions} />,
  open: <Questions questions={questions.map((entry) => ({ ...entry, id: `${entry.id}-open` }))} look="open" />,
}
