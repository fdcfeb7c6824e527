import { ActionButton, Button, ButtonLink } from './button'

export const examples = {
  solid: <Button>Show people</Button>,
  quiet: <Button kind="quiet">Apply</Button>,
  busy: <Button isInactive>Send me a letter</Button>,
  'for a script': (
    <ActionButton kind="quiet" hooks={{ 'data-print': '' }}>
      Print
    </ActionButton>
  ),
  'a link': <ButtonLink href="#register">Register</ButtonLink>,
  'a download': (
    <ButtonLink href="#file" kind="quiet" icon="download" isDownload>
      CSV
    </ButtonLink>
  ),
}
