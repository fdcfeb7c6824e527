import { buildEnhancement, type Enhancement, writeScripts } from './enhancement'
import { writeIcons } from './icons/write-icons'

let built: Enhancement | undefined

/** Put together once a build. */
export const enhancement = (): Enhancement => (built ??= buildEnhancement(process.cwd()))

export const onPostBootstrap = async (): Promise<void> => {
  writeScripts(enhancement().scripts, 'public')
  await writeIcons('public')
}
