import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { renderToStaticMarkup } from 'react-dom/server'
import { collectExamples } from '../../support/ui-examples'

const all = ['ui', 'shell'].flatMap((layer) => collectExamples(join(__dirname, '../../../src', layer)))

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
    // React writes them so.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
  },
})

describe('every example of every component', () => {
  it.each(all)('$component, $example, is valid HTML (Q-1)', ({ element }) => {
    const report = html.validateStringSync(renderToStaticMarkup(element))

    const problems = report.results.flatMap(({ messages }) => messages)
    expect(problems.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([])
  })
})
