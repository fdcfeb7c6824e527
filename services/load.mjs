// How the program is loaded: `node --import ./services/load.mjs PROGRAM`.
import 'tsx'
import './firm-dir.mjs'
