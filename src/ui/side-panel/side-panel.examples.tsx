import { SidePanel, WithPanel } from './side-panel'

export const examples = {
  beside: (
    <WithPanel
      panel={
        <SidePanel
          id="side_panel"
          title="May a market maker leave out its positions?"
          heading={null}
          close={<button type="button">Close</button>}
        >
          <p>No. The exemption was repealed.</p>
        </SidePanel>
      }
    >
      <p>What it is one thing of.</p>
    </WithPanel>
  ),
}
