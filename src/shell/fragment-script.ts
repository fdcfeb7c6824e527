/**
 * The first thing that runs where the provider returns to: tokens leave the address, and so the history, before any other
 * script could read them there. Whoever asks first is given them, once.
 */
export const fragmentScript =
  "(function(){var h=location.hash;if(h)history.replaceState(null,'',location.pathname+location.search);" +
  "window.takeFragment=function(){var t=h;h='';return t}})()"
