import { type Replies } from './replies'

/** What is said at the door, of one's own account, and of what people ask for. */
export const repliesOfAccounts: Replies = {
  'This is not your current password. Nothing was changed.': [
    'Ce n’est pas votre mot de passe actuel. Rien n’a été modifié.',
    '这不是您的当前密码，未作任何更改。',
  ],
  'The e-mail address must be text.': ['L’adresse électronique doit être un texte.', '邮箱必须是文本。'],
  'Enter your current password as well: without it you cannot change how you sign in.': [
    'Saisissez aussi votre mot de passe actuel : sans lui, vous ne pouvez pas changer votre connexion.',
    '请同时输入当前密码，否则无法更改登录方式。',
  ],
  'The first account needs the setup key that "npm run doctor -- --setup-key" shows. Further ones are made by an administrator.':
    [
      'Le premier compte demande la clé que montre « npm run doctor -- --setup-key ». Les suivants sont créés par un administrateur.',
      '首个账户需要 "npm run doctor -- --setup-key" 显示的设置密钥。其余账户由管理员创建。',
    ],
  'Too many sign-ins failed from here. Try again in {minutes} minutes.': [
    'Trop de connexions ont échoué depuis ici. Réessayez dans {minutes} minutes.',
    '此处登录失败次数过多，请在 {minutes} 分钟后重试。',
  ],
  'This code is wrong, too old, or was used before. Wait for the next one.': [
    'Ce code est faux, périmé ou déjà utilisé. Attendez le suivant.',
    '验证码错误、已过期或已使用过，请等待下一个。',
  ],
  'This code is wrong or too old. Type the one that the app shows now.': [
    'Ce code est faux ou périmé. Saisissez celui que l’application affiche maintenant.',
    '验证码错误或已过期，请输入应用当前显示的验证码。',
  ],
  'Your second factor is set up already. Switch it off first.': [
    'Votre second facteur est déjà configuré. Désactivez-le d’abord.',
    '您的双重验证已设置，请先将其关闭。',
  ],
  'Switch off your own second factor with a code of yours.': [
    'Désactivez votre propre second facteur avec l’un de vos codes.',
    '请用您自己的验证码关闭您的双重验证。',
  ],
  'This colleague has no second factor.': ['Ce collègue n’a pas de second facteur.', '该同事未设置双重验证。'],
  'This installation is not set up to send mail (SMTP_URL). Ask an administrator to set a new password for you.': [
    'Cette installation n’envoie pas de courriels (SMTP_URL). Demandez à un administrateur de vous donner un nouveau mot de passe.',
    '此系统未配置邮件发送（SMTP_URL）。请管理员为您设置新密码。',
  ],
  'The mail server did not take the mail. Try again in a while.': [
    'Le serveur de messagerie n’a pas accepté le message. Réessayez plus tard.',
    '邮件服务器未接收邮件，请稍后重试。',
  ],
  'There is no such event.': ['Cet événement n’existe pas.', '没有此活动。'],
  'The list cannot be reached at the moment. Try again in a minute.': [
    'La liste est inaccessible pour le moment. Réessayez dans une minute.',
    '暂时无法读取名单，请一分钟后重试。',
  ],
  'Who came can be marked from twelve hours before the start.': [
    'Les venues peuvent être notées à partir de douze heures avant le début.',
    '活动开始前十二小时起可登记到场。',
  ],
  'This is too long, or something is missing.': [
    'C’est trop long, ou il manque quelque chose.',
    '内容过长，或有缺漏。',
  ],
  'What people ask for cannot be reached at the moment. Try again in a minute.': [
    'Les demandes sont inaccessibles pour le moment. Réessayez dans une minute.',
    '暂时无法读取请求，请一分钟后重试。',
  ],
  'There is no such request.': ['Cette demande n’existe pas.', '没有此请求。'],
  'Somebody else answered this meanwhile. Load the page again to see how.': [
    'Quelqu’un d’autre y a répondu entre-temps. Rechargez la page pour voir comment.',
    '其他人已经答复，请重新加载页面查看。',
  ],
  'This request cannot be answered so.': ['Cette demande ne peut pas recevoir cette réponse.', '不能这样答复此请求。'],
  'No permission opens this any more: it cannot be granted.': [
    'Plus aucun droit ne l’ouvre : il ne peut pas être accordé.',
    '已没有任何权限可以打开它，因此无法授予。',
  ],
  'Grant it for 1 to {days} days, or without an end.': [
    'Accordez-le pour 1 à {days} jours, ou sans fin.',
    '请授予 1 至 {days} 天，或不设期限。',
  ],
  'Say how the request is answered.': ['Indiquez la réponse donnée à la demande.', '请说明如何答复此请求。'],
  'Say why: the person reads it.': ['Dites pourquoi : la personne le lira.', '请说明原因，对方会看到。'],
  'Choose a language.': ['Choisissez une langue.', '请选择语言。'],
  'There is no text in this language yet. Write it and save.': [
    'Il n’y a pas encore de texte dans cette langue. Écrivez-le et enregistrez.',
    '此语言尚无文本，请撰写并保存。',
  ],
  'The letter is not complete, or it is too long.': [
    'La lettre est incomplète, ou trop longue.',
    '邮件不完整，或过长。',
  ],
  '"{key}" opens nothing: no product and no navigator service asks for it. Choose among {known}.': [
    '« {key} » n’ouvre rien : aucun produit ni service du navigateur ne le demande. Choisissez parmi {known}.',
    '“{key}” 不能打开任何内容：没有产品或导航服务使用它。请从以下选择：{known}。',
  ],
}
