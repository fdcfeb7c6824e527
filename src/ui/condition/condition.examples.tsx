import { Condition } from './condition'

export const examples = {
  good: <Condition kind="good">Answers</Condition>,
  bad: <Condition kind="bad">Does not answer</Condition>,
}
