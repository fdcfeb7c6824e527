import { buildEnhancement, type Enhancement, writeScripts } from './enhancement'

let built: Enhancement | undefined

/** Put together once a build. */
export const enhancement = (): Enhancement => (built ??= buildEnhancement(process.cwd()))

export const onPostBootstrap = (): void => writeScripts(enhancement().scripts, 'public')
