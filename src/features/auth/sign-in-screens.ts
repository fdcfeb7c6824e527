import { CallbackScreen } from './callback-screen'
import { DeniedScreen } from './denied-screen'
import { EmailVerifiedScreen } from './email-verified-screen'
import { SignInScreen } from './sign-in-screen'
import { SignUpScreen } from './sign-up-screen'

/** The screens of those who are not signed in: those who are load none of them. */
export const signInScreens = { CallbackScreen, DeniedScreen, EmailVerifiedScreen, SignInScreen, SignUpScreen }
