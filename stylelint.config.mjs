export default {
  extends: 'stylelint-config-standard',
  // What commands have made, as for ESLint.
  ignoreFiles: ['**/node_modules/**', '.data/**', '.cache/**', 'public/**', '**/.next/**'],
  rules: {
    // Raw colours and faces belong to the tokens; everything else names a meaning.
    'color-no-hex': true,
    'declaration-no-important': true,
    'selector-max-id': 0,
    'max-nesting-depth': 1,
    'selector-class-pattern': '^[a-z][a-z0-9-]*$',
    'property-disallowed-list': ['/^(margin|padding)-(left|right|top|bottom)$/', 'left', 'right', 'top', 'bottom'],
    'custom-property-pattern': '^_?[a-z][a-z0-9-]*$',
    'import-notation': 'string',
  },
  overrides: [{ files: ['**/firm.css', 'src/ui/tokens.css'], rules: { 'color-no-hex': null } }],
}
