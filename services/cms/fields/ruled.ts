import {
  type ArrayField,
  type CheckboxField,
  type DateField,
  type NumberField,
  type RelationshipField,
  type SelectField,
  type TextareaField,
  type TextField,
} from 'payload'
import { array, checkbox, date, number, relationship, select, text, textarea } from 'payload/shared'
import { tellRefusal } from '../words/labels/refusals'
import { type Rule, type Values } from './rules'

type Ruled =
  ArrayField | CheckboxField | DateField | NumberField | RelationshipField | SelectField | TextareaField | TextField
type Options = { data: unknown; siblingData: unknown; req?: { i18n?: { language?: string } } }
type Validate = (value: unknown, options: Options) => true | string | Promise<true | string>

const ofPayload = { array, checkbox, date, number, relationship, select, text, textarea } as unknown as Record<
  Ruled['type'],
  Validate
>

/**
 * A field with a rule of its own. Payload's check of required, length and kind stays and comes first: a `validate` alone
 * would replace it. The log asks the rule again of the languages that a save did not show.
 */
export function ruled<Own extends Ruled>(field: Own, rule: Rule): Own {
  const validate: Validate = async (value, options) => {
    const usual = await ofPayload[field.type](value, options)
    if (usual !== true) return usual
    const place = { beside: (options.siblingData ?? {}) as Values, whole: (options.data ?? {}) as Values }
    const problem = rule(value, place)
    return problem === undefined ? true : tellRefusal(problem, options.req?.i18n?.language)
  }
  return { ...field, validate: validate, custom: { ...field.custom, rule } }
}
