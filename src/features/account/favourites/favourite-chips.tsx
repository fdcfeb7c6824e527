import { useState } from 'react'
import { type SavedGroup } from '../../../forms/account-favourites'
import { Chips } from '../../../ui/chips/chips'
import { type ScreenProps } from '../screen-props'

type Kind = SavedGroup | 'reports'
export type Counted = { kind: Kind; count: number }

const everything = 'everything'

/** Of which kind rows are shown. A kind of which nothing is left narrows nothing. */
export function useShownKind(all: readonly Counted[]) {
  const [chosen, choose] = useState<string>(everything)
  const kinds = all.filter(({ count }) => count > 0)
  const shown = kinds.find(({ kind }) => kind === chosen)?.kind
  return { kinds, shown, choose, isShown: (kind: Kind) => shown === undefined || shown === kind }
}

type Props = Pick<ScreenProps, 'words'> & Pick<ReturnType<typeof useShownKind>, 'kinds' | 'shown' | 'choose'>

/** Where somebody keeps things of several kinds, one of them is shown by a press. */
export function FavouriteChips({ words, kinds, shown, choose }: Props) {
  if (kinds.length < 2) return null
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="wrap">
      <Chips
        label={words('favourites.only')}
        chips={[
          { value: everything, text: words('favourites.everything'), count: total },
          ...kinds.map(({ kind, count }) => ({ value: kind, text: words(`favourites.${kind}`), count })),
        ]}
        chosen={shown ?? everything}
        onChoose={choose}
      />
    </div>
  )
}
