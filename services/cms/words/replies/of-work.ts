import { type Replies } from './replies'

/** Of drafts, reviews, schedules, bundles, comments and languages. */
export const repliesOfWork: Replies = {
  'There is no such item.': ['Ce contenu n’existe pas.', '没有此内容。'],
  'There is no such kind of item.': ['Ce type de contenu n’existe pas.', '没有此类内容。'],
  'There is no such comment.': ['Ce commentaire n’existe pas.', '没有此批注。'],
  'There is no such bundle.': ['Ce lot n’existe pas.', '没有此批次。'],
  'This item is no longer there.': ['Ce contenu n’est plus là.', '此内容已不存在。'],
  'An item must be one object with its fields.': [
    'Un contenu doit être un seul objet avec ses champs.',
    '内容必须是一个包含字段的对象。',
  ],
  'An older version is restored as a draft: add "draft=true", look at it, then publish it.': [
    'Une version antérieure est rétablie comme brouillon : ajoutez « draft=true », relisez-la, puis publiez-la.',
    '较早版本只能恢复为草稿：请加上 "draft=true"，查看后再发布。',
  ],
  'Restored as a draft. Publish it when it is right.': [
    'Rétabli comme brouillon. Publiez-le quand il est au point.',
    '已恢复为草稿，确认无误后请发布。',
  ],
  'That moment has passed. Choose one that is still to come.': [
    'Ce moment est passé. Choisissez-en un à venir.',
    '该时间已过，请选择将来的时间。',
  ],
  'Say when, as "at": "{example}".': [
    'Indiquez quand, par « at » : « {example} ».',
    '请以 "at" 说明时间，例如 "{example}"。',
  ],
  'It happens at {at}.': ['Cela se fera le {at}.', '将于 {at} 执行。'],
  'It does not happen.': ['Cela ne se fera pas.', '不会执行。'],
  'This is not planned any more.': ['Ce n’est plus prévu.', '已不在计划中。'],
  'This is not scheduled (any more).': ['Ce n’est pas, ou plus, programmé.', '尚未安排，或已不在计划中。'],
  'The account of the person who scheduled this is gone, so nothing was changed. Schedule it again.': [
    'Le compte de la personne qui l’avait programmé n’existe plus ; rien n’a été modifié. Programmez-le à nouveau.',
    '安排此事的人员账户已不存在，因此未作更改。请重新安排。',
  ],
  'Readers have nothing of it in {languages}, so there would be nothing to withdraw.': [
    'Les lecteurs n’en ont rien en {languages} ; il n’y aurait rien à retirer.',
    '{languages}版本没有读者可见的内容，因此无可撤下。',
  ],
  'Nothing is written in {languages} yet, so nothing could be published.': [
    'Rien n’est encore écrit en {languages} ; rien ne pourrait être publié.',
    '{languages}版本尚未撰写，因此无可发布。',
  ],
  'Readers have all that is written in {languages} already, so nothing would be published.': [
    'Les lecteurs ont déjà tout ce qui est écrit en {languages} ; rien ne serait publié.',
    '读者已可看到{languages}版本的全部内容，因此无可发布。',
  ],
  '{language}: {problems}. Complete it, then schedule it.': [
    '{language} : {problems}. Complétez, puis programmez.',
    '{language}：{problems}。请补全后再安排。',
  ],
  '{said} Then it can be scheduled.': ['{said} Il pourra ensuite être programmé.', '{said}之后即可安排。'],
  '"{title}" is not approved in {language}. Send it for review there; a lawyer who did not write it approves it.': [
    '« {title} » n’est pas approuvé en {language}. Envoyez-le en relecture dans cette langue ; un juriste qui ne l’a pas écrit l’approuve.',
    '“{title}”的{language}版本尚未获批准。请在该语言中送审，由未参与撰写的律师批准。',
  ],
  '{problems}. Complete it, then send it for review.': [
    '{problems}. Complétez, puis envoyez en relecture.',
    '{problems}。请补全后再送审。',
  ],
  'This text has not been sent for review. Send it first, then approve it.': [
    'Ce texte n’a pas été envoyé en relecture. Envoyez-le d’abord, puis approuvez-le.',
    '此文本尚未送审，请先送审再批准。',
  ],
  'The text was changed in the same step. Save it, and let another lawyer approve it.': [
    'Le texte a été modifié dans la même étape. Enregistrez-le, et laissez un autre juriste l’approuver.',
    '文本在同一步中被更改。请保存，并由另一位律师批准。',
  ],
  'This colleague cannot approve texts. Choose a lawyer approver.': [
    'Ce collègue ne peut pas approuver de textes. Choisissez un juriste approbateur.',
    '该同事不能批准文本，请选择审批律师。',
  ],
  'This lawyer wrote in this text. Choose another one.': [
    'Ce juriste a écrit dans ce texte. Choisissez-en un autre.',
    '该律师参与了撰写，请另选一位。',
  ],
  'You changed this text since its last approval, so another lawyer must approve it.': [
    'Vous avez modifié ce texte depuis sa dernière approbation ; un autre juriste doit l’approuver.',
    '自上次批准以来您更改过此文本，须由另一位律师批准。',
  ],
  'Choose what the law says to this question.': [
    'Choisissez ce que le droit répond à cette question.',
    '请选择法律对此问题的回答。',
  ],
  'Select at least one answer, and say when the next review is due.': [
    'Sélectionnez au moins une réponse, et indiquez la date de la prochaine relecture.',
    '请至少选择一个答案，并填写下次复核日期。',
  ],
  'The next review must be due after today, and within {years} years.': [
    'La prochaine relecture doit venir après aujourd’hui, et dans les {years} ans.',
    '下次复核日期必须晚于今天，且在 {years} 年之内。',
  ],
  'It is no longer published.': ['Elle n’est plus publiée.', '已不再发布。'],
  'Readers have something else than this page showed. Load it again.': [
    'Les lecteurs ont autre chose que ce que montrait cette page. Rechargez-la.',
    '读者所见与此页面显示的不同，请重新加载。',
  ],
  'Somebody is writing a new version. Review that one.': [
    'Quelqu’un écrit une nouvelle version. Relisez celle-là.',
    '有人正在撰写新版本，请复核新版本。',
  ],
  'Nothing was saved: {who} has changed {what} since you opened it.': [
    'Rien n’a été enregistré : {who} a modifié {what} depuis que vous l’avez ouvert.',
    '未保存：自您打开以来，{who} 已更改 {what}。',
  ],
  somebody: ['quelqu’un', '有人'],
  'this text': ['ce texte', '此文本'],
  'Somebody deleted this in the meantime, so it was not saved. Copy what you have written.': [
    'Quelqu’un l’a supprimé entre-temps ; rien n’a été enregistré. Copiez ce que vous avez écrit.',
    '有人已将其删除，因此未保存。请复制您撰写的内容。',
  ],
  'It is in the bin already, or was deleted for good.': [
    'Il est déjà à la corbeille, ou supprimé définitivement.',
    '它已在回收站中，或已永久删除。',
  ],
  'Somebody has changed it since, or taken it out of the bin.': [
    'Quelqu’un l’a modifié depuis, ou sorti de la corbeille.',
    '此后有人更改了它，或已将其移出回收站。',
  ],
  'Give it a name, and choose between 1 and {most} items and what happens to them.': [
    'Donnez-lui un nom, choisissez de 1 à {most} contenus et ce qui leur arrive.',
    '请命名，并选择 1 至 {most} 项内容及操作。',
  ],
  'One of these is nothing that is published.': [
    'L’un d’eux n’est pas un contenu qui se publie.',
    '其中一项不是可发布的内容。',
  ],
  'It is too late to cancel this.': ['Il est trop tard pour l’annuler.', '现在取消为时已晚。'],
  'This has been done already, or was cancelled.': ['C’est déjà fait, ou annulé.', '已执行或已取消。'],
  'Nothing of this has been done yet.': ['Rien n’en a encore été fait.', '尚未执行。'],
  'This has been undone already.': ['C’est déjà annulé.', '已撤销。'],
  'It cannot have topics.': ['Il ne peut pas avoir de sujets.', '它不能添加主题。'],
  'It is not in review, so nobody can be asked for it.': [
    'Il n’est pas en relecture ; personne ne peut être sollicité.',
    '它不在审阅中，因此无法指派。',
  ],
  'The person who planned this may not publish any more.': [
    'La personne qui l’avait prévu ne peut plus publier.',
    '安排此事的人员已不能发布。',
  ],
  'Say what to move, and by how many days.': [
    'Indiquez quoi déplacer, et de combien de jours.',
    '请说明移动什么以及移动几天。',
  ],
  'It is not in review any more.': ['Il n’est plus en relecture.', '它已不在审阅中。'],
  'It has no such day any more. Load the calendar again.': [
    'Il n’a plus cette date. Rechargez le calendrier.',
    '它已没有该日期，请重新加载日历。',
  ],
  'Write what is to be done, in at most 2,000 characters.': [
    'Écrivez ce qui est à faire, en 2 000 caractères au plus.',
    '请写明需要做什么，最多 2,000 个字符。',
  ],
  'This colleague writes no texts here. Ask another one.': [
    'Ce collègue n’écrit pas de textes ici. Sollicitez-en un autre.',
    '该同事不在此撰写文本，请另选一位。',
  ],
  'This is not translated language by language.': [
    'Ce contenu ne se traduit pas langue par langue.',
    '此内容不按语言分别翻译。',
  ],
  'A draft in {to} begins with the {from} text.': [
    'Un brouillon en {to} commence par le texte en {from}.',
    '{to}草稿已以{from}文本开始。',
  ],
  'Say from which of its other languages to start, such as "from": "{example}".': [
    'Indiquez à partir de quelle autre langue commencer, par exemple « from » : « {example} ».',
    '请说明从哪种语言开始，例如 "from": "{example}"。',
  ],
  'Nothing is written in {language} yet.': ['Rien n’est encore écrit en {language}.', '{language}版本尚未撰写。'],
  'There is a text in {language} already. It is not written over.': [
    'Il y a déjà un texte en {language}. Il n’est pas remplacé.',
    '{language}版本已有文本，不会被覆盖。',
  ],
  'Open the language that is not written yet, and start it from another there.': [
    'Ouvrez la langue qui n’est pas encore écrite, et commencez-la là-bas à partir d’une autre.',
    '请打开尚未撰写的语言，并在那里从其他语言开始。',
  ],
  '{kind} are not published in {language}. Choose one of their languages: {languages}.': [
    'Type « {kind} » : rien n’est publié en {language}. Choisissez l’une de ses langues : {languages}.',
    '{kind}不以{language}发布。请选择其语言之一：{languages}。',
  ],
  'Say of which translation, such as "locale={example}".': [
    'Indiquez quelle traduction, par exemple « locale={example} ».',
    '请说明哪个译本，例如 "locale={example}"。',
  ],
  'Say in which language, such as "locale={example}".': [
    'Indiquez la langue, par exemple « locale={example} ».',
    '请说明语言，例如 "locale={example}"。',
  ],
  'Say which language to withdraw, such as "locale={example}".': [
    'Indiquez la langue à retirer, par exemple « locale={example} ».',
    '请说明要撤下的语言，例如 "locale={example}"。',
  ],
  'Say which language to undo, such as "locale={example}".': [
    'Indiquez la langue à annuler, par exemple « locale={example} ».',
    '请说明要撤销的语言，例如 "locale={example}"。',
  ],
  'Say since when: "seen" with the moment of the save.': [
    'Indiquez depuis quand : « seen » avec le moment de l’enregistrement.',
    '请说明起始时间：以 "seen" 给出保存时刻。',
  ],
  '{language} says what the original says.': ['{language} dit ce que dit l’original.', '{language}版本与原文一致。'],
  'Readers have nothing of it in {language}.': [
    'Les lecteurs n’en ont rien en {language}.',
    '{language}版本没有读者可见的内容。',
  ],
  'It is withdrawn in {language}.': ['Il est retiré en {language}.', '{language}版本已撤下。'],
  'Nothing was published in {language} yet.': ['Rien n’a encore été publié en {language}.', '{language}版本尚未发布。'],
  'Readers see the earlier text in {language} again.': [
    'Les lecteurs revoient le texte antérieur en {language}.',
    '读者重新看到此前的{language}文本。',
  ],
  'There was no earlier text in {language}: it is withdrawn.': [
    'Il n’y avait pas de texte antérieur en {language} : il est retiré.',
    '此前没有{language}文本，现已撤下。',
  ],
  'This has no page to preview.': ['Ce contenu n’a pas de page à prévisualiser.', '此内容没有可预览的页面。'],
  'This installation asks no addresses outside of the site.': [
    'Cette installation n’interroge aucune adresse hors du site.',
    '此系统不检查站外地址。',
  ],
  'The check begins within a minute.': ['La vérification commence d’ici une minute.', '检查将在一分钟内开始。'],
}
