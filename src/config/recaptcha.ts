/** Where Google's questions for people begin: of its addresses, the one that is reached everywhere and sets no other cookies. */
export const recaptchaHome = 'https://www.recaptcha.net/recaptcha/'

/** All that they load scripts from. */
export const recaptchaSources = [recaptchaHome, 'https://www.gstatic.com/recaptcha/'] as const
