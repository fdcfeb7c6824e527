import { Press } from '../../shell/session/press'
import { Notice } from '../../ui/notice/notice'
import { useEdition } from '../account/use-edition'
import { type InsideProps } from './inside-props'

type Props = Pick<InsideProps, 'words'> & {
  /** Of what is shown. */
  edition: string
  /** Shows what there is now. */
  again: () => Promise<unknown>
}

/** Says that something has changed while it was read. What is read stays as it is until somebody asks for the rest. */
export function Newer({ edition, again, words }: Props) {
  const isNewer = useEdition(edition) !== undefined
  return (
    <div role="status">
      {isNewer ? (
        <Notice>
          <p>{words('law.newer')}</p>
          <Press onPress={again}>{words('law.show-newer')}</Press>
        </Notice>
      ) : null}
    </div>
  )
}
