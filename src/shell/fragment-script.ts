/**
 * The first thing that runs where the provider returns to: tokens leave the address, and so the history, before any other
 * script could read them there. Whoever asks first is given them, once.
 */
export const fragmentScript =
  "(function(){var h=location.hash;if(h)history.replaceState(null,'',location.pathname+location.search);" +
  "window.takeFragment=function(){var t=h;h='';return t}})()"

/**
 * Pages refuse addresses of scripts that nobody vouches for. This vouches for files of the site's own root, which is where
 * the build puts its scripts, and for nothing else.
 */
export const scriptPolicyScript = vouchFor('\\/[\\w-]+\\.js$')

/** The same, and for the scripts of reCAPTCHA, where a question of theirs is shown. */
export const challengePolicyScript = vouchFor(
  '(?:\\/[\\w-]+\\.js$|https:\\/\\/www\\.(?:recaptcha\\.net|gstatic\\.com)\\/recaptcha\\/)',
)

function vouchFor(addresses: string): string {
  return (
    "window.trustedTypes&&trustedTypes.createPolicy('default',{createScriptURL:function(u){" +
    `if(/^${addresses}/.test(u))return u;throw new TypeError('Not a script of this site')}})`
  )
}
