import { Notice } from './notice'

export const examples = {
  note: (
    <Notice title="This page is not available in French.">
      <p>
        <a href="#english">Read it in English</a>
      </p>
    </Notice>
  ),
  warning: (
    <Notice kind="warning">
      <p>Last reviewed more than a year ago. Check with an author before you rely on it.</p>
    </Notice>
  ),
}
