import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { type Choice } from '../use-offer'

type Given = {
  id: string
  value: string
  query: string
  choices: Choice[]
  choose: (choice: Choice) => void
}

const { InputBlur, InputChange, InputClick } = useCombobox.stateChangeTypes

type Step = UseComboboxStateChangeOptions<Choice>

/** What was typed stays as it was, whatever is looked at; leaving the field is no choice, and a click into it never closes. */
function step({ inputValue, highlightedIndex }: UseComboboxState<Choice>, { type, changes }: Step) {
  if (type === InputChange) return changes
  if (type === InputBlur) return { ...changes, inputValue, selectedItem: null }
  return type === InputClick ? { ...changes, isOpen: true, highlightedIndex } : { ...changes, inputValue }
}

/** The list for the keyboard; choosing is going there, and coming back nothing is chosen. */
export const useChoices = ({ id, value, query, choices, choose }: Given) =>
  useCombobox<Choice>({
    id,
    inputId: id,
    menuId: `${id}_answers`,
    items: choices,
    initialInputValue: value,
    selectedItem: null,
    itemToString: () => query,
    stateReducer: step,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) choose(selectedItem)
    },
  })
