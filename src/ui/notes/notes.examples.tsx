import { Notes } from './notes'

export const examples = {
  'with a closing word': (
    <div>
      <p>
        A claim.{' '}
        <a id="note-2-back" href="#note-2" aria-label="Note 1">
          1
        </a>
      </p>
      <Notes
        id="sources"
        title="Notes"
        notes={[{ id: 'note-2', content: <cite>IMS Health v Commission</cite>, backLabel: 'Back to the text, 1' }]}
        closing="This describes the law as at 17 November 2026. It is not legal advice."
      />
    </div>
  ),
  'sources that the text has no marks for': (
    <Notes
      id="plain_sources"
      title="Sources"
      notes={[
        { id: 'source-1', content: <a href="#regulation">Regulation (EU) 2022/1925, Article 24</a> },
        { id: 'source-2', content: <cite>IMS Health v Commission</cite> },
      ]}
    />
  ),
}
