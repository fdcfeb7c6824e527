// A thread does not inherit the loader that runs TypeScript.
require('tsx/cjs')
require('./builder.ts')
