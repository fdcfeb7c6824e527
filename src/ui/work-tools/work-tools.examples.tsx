import { Check, SelectField } from '../field/field'
import { Filters, WorkTools } from './work-tools'

export const examples = {
  filters: (
    <WorkTools>
      <Filters>
        <SelectField
          id="work_topic"
          name="topic"
          label="Topic"
          options={[
            { value: '', text: 'All topics' },
            { value: 'who', text: 'Who' },
          ]}
        />
        <Check id="work_changed" name="changed" value="yes" text="Changed in the last 90 days (4)" />
      </Filters>
      <p role="status">24 of 24 questions</p>
    </WorkTools>
  ),
}
