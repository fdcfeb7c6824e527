import { recaptchaSources } from '../config/recaptcha'
import { authShells, challengeShells, type ShellPlace } from '../routes/shells'

/**
 * The first thing that runs where the provider returns to: tokens leave the address, and so the history, before any other
 * script could read them there. The first that asks is given them, once.
 */
const fragmentScript =
  "(function(){var h=location.hash;if(h)history.replaceState(null,'',location.pathname+location.search);" +
  "window.takeFragment=function(){var t=h;h='';return t}})()"

/**
 * Pages refuse addresses of scripts that nobody vouches for. This vouches for files of the site's own root, which is where
 * the build puts its scripts, and for nothing else.
 */
const scriptPolicyScript = vouchFor('\\/[\\w-]+\\.js$')

/** The same, and for the scripts of reCAPTCHA, where a question of theirs is shown. */
const challengePolicyScript = vouchFor(
  `(?:\\/[\\w-]+\\.js$|${recaptchaSources.map((source) => source.replace(/[./]/g, '\\$&')).join('|')})`,
)

function vouchFor(addresses: string): string {
  return (
    "window.trustedTypes&&trustedTypes.createPolicy('default',{createScriptURL:function(u){" +
    `if(/^${addresses}/.test(u))return u;throw new TypeError('Not a script of this site')}})`
  )
}

const isAt = (path: string, shells: readonly ShellPlace[]): boolean => shells.some((shell) => shell.path === path)

/** What runs first on a page that is drawn in the browser. */
export const firstScriptsOf = (path: string, { hasRecaptcha }: { hasRecaptcha: boolean }): string[] => [
  ...(isAt(path, authShells) ? [fragmentScript] : []),
  hasRecaptcha && isAt(path, challengeShells) ? challengePolicyScript : scriptPolicyScript,
]

/** Whether it is one of these, whatever the settings. */
export const isFirstScript = (text: string): boolean =>
  [fragmentScript, scriptPolicyScript, challengePolicyScript].includes(text)
