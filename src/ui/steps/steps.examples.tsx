import { Steps } from './steps'

export const examples = {
  'a complaint': (
    <Steps
      steps={[
        {
          title: 'Tell the lawyer who works for you',
          within: 'Within 2 days',
          content: <p>You receive a written answer.</p>,
        },
        {
          title: 'Write to the complaints partner',
          within: 'Within 8 weeks',
          content: <p>She has not worked on your matter.</p>,
        },
        { title: 'Go to the Legal Ombudsman', content: <p>Within six months of our final answer.</p> },
      ]}
    />
  ),
}
