import { HtmlValidate } from 'html-validate'

const html = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Roles are said again where a table is laid out as blocks, which takes them away.
    'no-redundant-role': 'off',
    // The colour and the focus of a picture are its own.
    'no-inline-style': ['error', { allowedProperties: ['background-color', 'object-position'] }],
    // Lists that need a name have one.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Styles keep a number on one line.
    'tel-non-breaking': 'off',
    // A list that answers what is typed is no select.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // React writes them so.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
  },
})

/** What a validator says against some HTML. */
export const findMarkupProblems = (markup: string): string[] =>
  html
    .validateStringSync(markup)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`)
