import { LawAnswer } from './law-answer'

const detail = [
  { kind: 'paragraph' as const, content: [{ kind: 'words' as const, text: 'The form is an English one.', marks: [] }] },
]

export const examples = {
  status: (
    <LawAnswer
      id="custodian"
      question="May a custodian leave out what it holds?"
      status={{ kind: 'restricted', text: 'Restricted' }}
      changes={['Changed 23 Nov 2026']}
      figure={undefined}
      short="Only up to 10 per cent."
      detail={detail}
      lang="en"
      facts={[{ term: 'In force', details: ['since 20 January 2007'] }]}
    />
  ),
  figure: (
    <LawAnswer
      id="deadline"
      question="How much time does the holder have?"
      status={undefined}
      changes={[]}
      figure="2 trading days"
      short="Two trading days."
      detail={detail}
      lang="en"
      facts={[{ term: 'Version', details: ['3'] }]}
    />
  ),
}
