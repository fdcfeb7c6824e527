import { type InEach } from './admin-language'

type FactorWords = {
  heading: string
  isOn: string
  isOff: string
  setUp: string
  help: string
  point: string
  picture: string
  type: string
  code: string
  password: string
  confirm: string
  keep: string
  codeOff: string
  codeHint: string
  switchOff: string
  first: string
  firstTold: string
  firstLink: string
  firstThen: string
}

/** The second factor: of one's own account, and of a colleague's. */
export const factorWords: InEach<FactorWords> = {
  en: {
    heading: 'Second factor',
    isOn: 'Signing in takes the password and a code of an authenticator app.',
    isOff: 'Signing in takes the password alone.',
    setUp: 'Set up an authenticator app',
    help: 'Switch it off for a colleague who lost telephone and recovery codes',
    point: '1. Point your authenticator app at this picture, or type the secret into it.',
    picture: 'The secret below, for the app’s camera',
    type: '2. Type the code that the app shows now, and your password.',
    code: 'Code',
    password: 'Password',
    confirm: 'Confirm',
    keep: 'It is set up. Keep these recovery codes where your telephone is not: each opens once, and they are not shown again.',
    codeOff: 'Code, to switch it off',
    codeHint: 'Of the app, or a recovery code.',
    switchOff: 'Switch off',
    first: 'Set up your second factor first',
    firstTold: 'An administrator of this installation signs in with a password and an authenticator app.',
    firstLink: 'Set it up in your account',
    firstThen: '; everything else opens then.',
  },
  fr: {
    heading: 'Second facteur',
    isOn: 'La connexion demande le mot de passe et un code d’une application d’authentification.',
    isOff: 'La connexion ne demande que le mot de passe.',
    setUp: 'Configurer une application d’authentification',
    help: 'Le désactiver pour un collègue qui a perdu son téléphone et ses codes de secours',
    point: '1. Visez cette image avec votre application d’authentification, ou saisissez-y le secret.',
    picture: 'Le secret ci-dessous, pour l’appareil photo de l’application',
    type: '2. Saisissez le code que l’application affiche maintenant, et votre mot de passe.',
    code: 'Code',
    password: 'Mot de passe',
    confirm: 'Confirmer',
    keep: 'C’est configuré. Gardez ces codes de secours ailleurs que votre téléphone : chacun sert une fois, et ils ne seront plus affichés.',
    codeOff: 'Code, pour le désactiver',
    codeHint: 'De l’application, ou un code de secours.',
    switchOff: 'Désactiver',
    first: 'Configurez d’abord votre second facteur',
    firstTold:
      'Un administrateur de cette installation se connecte avec un mot de passe et une application d’authentification.',
    firstLink: 'Configurez-le dans votre compte',
    firstThen: ' ; tout le reste s’ouvre ensuite.',
  },
  zh: {
    heading: '双重验证',
    isOn: '登录需要密码和验证器应用中的验证码。',
    isOff: '登录只需要密码。',
    setUp: '设置验证器应用',
    help: '为丢失手机和恢复码的同事关闭双重验证',
    point: '1. 用验证器应用扫描此图，或在应用中输入密钥。',
    picture: '下方的密钥，供应用的相机扫描',
    type: '2. 输入应用当前显示的验证码和您的密码。',
    code: '验证码',
    password: '密码',
    confirm: '确认',
    keep: '设置完成。请将这些恢复码存放在手机以外的地方：每个只能使用一次，且不会再次显示。',
    codeOff: '输入验证码以关闭',
    codeHint: '应用中的验证码，或一个恢复码。',
    switchOff: '关闭',
    first: '请先设置双重验证',
    firstTold: '此系统的管理员须使用密码和验证器应用登录。',
    firstLink: '在您的账户中设置',
    firstThen: '；之后即可使用其他功能。',
  },
}
