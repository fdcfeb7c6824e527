import { Check, CheckGroup } from '../field/field'
import { Fold, FoldColumns } from './fold'

const choices = (legend: string, names: readonly string[]) => (
  <CheckGroup legend={legend}>
    {names.map((name) => (
      <Check key={name} id={`fold_${name.replaceAll(' ', '_')}`} name={name} value="yes" text={name} />
    ))}
  </CheckGroup>
)

export const examples = {
  choices: (
    <FoldColumns>
      <Fold title="United Kingdom and Ireland" count="1 of 2" level={3} isOpen isShort>
        {choices('Jurisdictions', ['United Kingdom', 'Ireland'])}
      </Fold>
      <Fold title="Thresholds" count="0 of 1" level={3} isOpen={false}>
        {choices('Thresholds', ['Which thresholds follow the first'])}
      </Fold>
    </FoldColumns>
  ),
}
