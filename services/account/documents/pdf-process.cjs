// The process begins without the loader that runs TypeScript.
require('tsx/cjs')
require('./pdf-process.ts')
