import { HtmlValidate } from 'html-validate'

const html = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Roles are said again where a table is laid out as blocks, which takes them away.
    'no-redundant-role': 'off',
    // The policy of the pages forbids them.
    'no-inline-style': 'error',
    // Lists that need a name have one.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Styles keep a number on one line.
    'tel-non-breaking': 'off',
    // A list that answers what is typed is no select.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // The head is measured against the plan.
    'long-title': 'off',
    // The script of a page is a file of the site itself.
    'require-sri': 'off',
    // The element that Gatsby puts around a page is called ___gatsby; browsers take any name without a blank.
    'valid-id': ['error', { relaxed: true }],
    // React writes them so, and Gatsby the document around.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'script-type': 'off',
  },
})

/** What a validator says against some HTML. */
export const findMarkupProblems = (markup: string): string[] =>
  html
    .validateStringSync(markup)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`)
