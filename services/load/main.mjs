// How the program is loaded: `node --import ./services/load/main.mjs PROGRAM`.
import 'tsx'
import './firm-dir.mjs'
