import { Button } from '../button/button'
import { GoneItem, KeptItem, KeptList } from './kept-list'

export const examples = {
  favourites: (
    <KeptList>
      <KeptItem
        title={<a href="#agreement">When a price list becomes an agreement</a>}
        meta="23 November 2026"
        more={<p>To be read again.</p>}
        acts={<Button kind="quiet">Remove</Button>}
      />
      <GoneItem
        text="Removed: Retail offers in Asia. It can be brought back until 25 December."
        act={<Button kind="quiet">Undo</Button>}
      />
    </KeptList>
  ),
}
