import { noticeKinds, noticeRates } from '../../../forms/account-notices'
import { Matrix } from '../../../ui/matrix/matrix'
import { type ScreenProps } from '../screen-props'
import { type NoticesSaid, withRate } from './use-notices'

type Props = Pick<ScreenProps, 'words'> & { said: NoticesSaid; onChoose: (said: NoticesSaid) => void }

export const NoticesMatrix = ({ words, said, onChoose }: Props) => (
  <Matrix
    caption={words('notices.matrix')}
    heading={words('notices.way')}
    options={noticeRates.map((value) => ({ value, text: words(`notices.${value}`) }))}
    groups={noticeKinds.map((name) => ({
      ...{ name, title: words(`notices.${name}`), note: words(`notices.${name}-note`) },
      rows: said.choices
        .filter(({ kind }) => kind === name)
        .map(({ kind, way, rate }) => ({ name: `${kind} ${way}`, text: words(`notices.${way}`), value: rate })),
    }))}
    onChoose={(name, rate) => onChoose(withRate(said, name, rate))}
  />
)
