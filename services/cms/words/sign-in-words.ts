import { type InEach } from './admin-language'

type SignInWords = {
  signIn: string
  email: string
  password: string
  forgot: string
  code: string
  codeHint: string
  currentPassword: string
  currentPasswordHint: string
  noAnswer: string
}

/** The door, and one's own password. */
export const signInWords: InEach<SignInWords> = {
  en: {
    signIn: 'Sign in',
    email: 'Email',
    password: 'Password',
    forgot: 'Forgot password?',
    code: 'Code',
    codeHint: 'Type the code that your authenticator app shows. Without your telephone: one of your recovery codes.',
    currentPassword: 'Current password',
    currentPasswordHint: 'Needed to change your password or your e-mail address.',
    noAnswer: 'The CMS does not answer. Try again in a moment.',
  },
  fr: {
    signIn: 'Se connecter',
    email: 'Adresse électronique',
    password: 'Mot de passe',
    forgot: 'Mot de passe oublié ?',
    code: 'Code',
    codeHint:
      'Saisissez le code que votre application d’authentification affiche. Sans votre téléphone : l’un de vos codes de secours.',
    currentPassword: 'Mot de passe actuel',
    currentPasswordHint: 'Nécessaire pour changer votre mot de passe ou votre adresse électronique.',
    noAnswer: 'Le CMS ne répond pas. Réessayez dans un instant.',
  },
  zh: {
    signIn: '登录',
    email: '邮箱',
    password: '密码',
    forgot: '忘记密码？',
    code: '验证码',
    codeHint: '请输入验证器应用显示的验证码。手机不在身边时，可用一个恢复码。',
    currentPassword: '当前密码',
    currentPasswordHint: '更改密码或邮箱时需要填写。',
    noAnswer: '系统没有响应，请稍后重试。',
  },
}
