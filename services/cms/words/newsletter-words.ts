import { type InEach } from './admin-language'

type NewsletterWords = {
  refusedTo: string
  unsaved: string
  away: string
  receivers: (count: number) => string
  letters: (counts: { waiting: number; sent: number; refused: number }) => string
  kept: string
  test: NewsletterTestWords
}

export type NewsletterTestWords = {
  title: string
  language: string
  send: string
  sent: string
  /** Before their number. */
  leftOut: string
}

export const newsletterWords: InEach<NewsletterWords> = {
  en: {
    refusedTo: 'Only an editor can see what became of letters.',
    unsaved: 'Choose the newsletter and save: then its readers can be counted.',
    away: 'The letters cannot be counted at the moment. Try again in a minute.',
    receivers: (count) => `Readers who would get it now: ${count}.`,
    letters: ({ waiting, sent, refused }) =>
      `Waiting: ${waiting}. Sent: ${sent}. Not taken by a mail server: ${refused}.`,
    kept: 'Each reader gets it at their own hour. The counts shrink when old letters are deleted.',
    test: {
      title: 'Test letter',
      language: 'Language',
      send: 'Send me a test letter',
      sent: 'It is on the way to your own address.',
      leftOut: 'Left out, because readers cannot open them:',
    },
  },
  fr: {
    refusedTo: 'Seul un éditeur peut voir ce que les lettres sont devenues.',
    unsaved: 'Choisissez la newsletter et enregistrez : ses lecteurs pourront alors être comptés.',
    away: 'Les lettres ne peuvent pas être comptées pour le moment. Réessayez dans une minute.',
    receivers: (count) => `Lecteurs qui la recevraient maintenant : ${count}.`,
    letters: ({ waiting, sent, refused }) =>
      `En attente : ${waiting}. Envoyées : ${sent}. Refusées par un serveur de messagerie : ${refused}.`,
    kept: 'Chaque lecteur la reçoit à son heure. Les nombres diminuent quand d’anciennes lettres sont supprimées.',
    test: {
      title: 'Message d’essai',
      language: 'Langue',
      send: 'M’envoyer un message d’essai',
      sent: 'Il est en route vers votre propre adresse.',
      leftOut: 'Éléments omis, car les lecteurs ne peuvent pas les ouvrir :',
    },
  },
  zh: {
    refusedTo: '只有编辑可以查看邮件的发送结果。',
    unsaved: '请先选择所属通讯并保存，之后即可统计读者人数。',
    away: '暂时无法统计邮件，请一分钟后重试。',
    receivers: (count) => `目前会收到的读者：${count} 人。`,
    letters: ({ waiting, sent, refused }) => `等待发送：${waiting}。已发送：${sent}。被邮件服务器拒收：${refused}。`,
    kept: '每位读者在自己设定的时间收到。旧邮件删除后，数字会减少。',
    test: {
      title: '测试邮件',
      language: '语言',
      send: '给我发送测试邮件',
      sent: '邮件正在发送到您本人的邮箱。',
      leftOut: '因读者无法打开而省略的内容数：',
    },
  },
}
