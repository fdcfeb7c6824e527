import { type Replies } from './replies'

/** Who may not do what they asked. */
export const repliesOfRights: Replies = {
  'Sign in first.': ['Connectez-vous d’abord.', '请先登录。'],
  'Sign in to the CMS first.': ['Connectez-vous d’abord au CMS.', '请先登录系统。'],
  'Sign in to search.': ['Connectez-vous pour rechercher.', '请登录后搜索。'],
  'Sign in to see this.': ['Connectez-vous pour voir ceci.', '请登录后查看。'],
  'Sign in to see the history of an item.': ['Connectez-vous pour voir l’historique.', '请登录后查看历史记录。'],
  'Sign in to see where this is used.': ['Connectez-vous pour voir où ceci est utilisé.', '请登录后查看引用位置。'],
  'Sign in to see where readers see this.': [
    'Connectez-vous pour voir où les lecteurs le voient.',
    '请登录后查看读者在何处看到它。',
  ],
  'Sign in to see what has changed.': ['Connectez-vous pour voir ce qui a changé.', '请登录后查看更改。'],
  'Sign in to see who has this open.': ['Connectez-vous pour voir qui l’a ouvert.', '请登录后查看谁打开了它。'],
  'Sign in to see what is live.': ['Connectez-vous pour voir ce qui est en ligne.', '请登录后查看在线内容。'],
  'Sign in to see what is scheduled.': ['Connectez-vous pour voir ce qui est programmé.', '请登录后查看发布计划。'],
  'Sign in to see what was published.': ['Connectez-vous pour voir ce qui a été publié.', '请登录后查看已发布的内容。'],
  'Sign in to see the original.': ['Connectez-vous pour voir l’original.', '请登录后查看原文。'],
  'Sign in to read comments.': ['Connectez-vous pour lire les commentaires.', '请登录后阅读批注。'],
  'Sign in to share a draft.': ['Connectez-vous pour partager un brouillon.', '请登录后分享草稿。'],
  'Sign in to schedule a publication.': ['Connectez-vous pour programmer une publication.', '请登录后安排发布。'],
  'Only an administrator can do this.': ['Seul un administrateur peut le faire.', '只有管理员可以执行此操作。'],
  'Only an editor can publish or withdraw. Save it as a draft and send it for review.': [
    'Seul un éditeur peut publier ou retirer. Enregistrez un brouillon et envoyez-le en relecture.',
    '只有编辑可以发布或撤下。请保存为草稿并送审。',
  ],
  'Only an editor can withdraw a text.': ['Seul un éditeur peut retirer un texte.', '只有编辑可以撤下文本。'],
  'Only an editor can undo a publication.': ['Seul un éditeur peut annuler une publication.', '只有编辑可以撤销发布。'],
  'Only an editor can schedule a publication.': [
    'Seul un éditeur peut programmer une publication.',
    '只有编辑可以安排发布。',
  ],
  'Only an editor can cancel a scheduled publication.': [
    'Seul un éditeur peut annuler une publication programmée.',
    '只有编辑可以取消计划中的发布。',
  ],
  'Only an editor can move a scheduled publication.': [
    'Seul un éditeur peut déplacer une publication programmée.',
    '只有编辑可以更改计划发布的时间。',
  ],
  'Only an editor can move an item to the bin, or back.': [
    'Seul un éditeur peut mettre un contenu à la corbeille, ou l’en sortir.',
    '只有编辑可以将内容移入或移出回收站。',
  ],
  'Only an editor can change many items at once.': [
    'Seul un éditeur peut modifier plusieurs contenus à la fois.',
    '只有编辑可以批量更改内容。',
  ],
  'Only an editor can have the links checked now.': [
    'Seul un éditeur peut faire vérifier les liens maintenant.',
    '只有编辑可以立即检查链接。',
  ],
  'Only an editor can see who comes to an event.': [
    'Seul un éditeur peut voir qui vient à un événement.',
    '只有编辑可以查看活动的参加者。',
  ],
  'Only an editor can send a test letter.': [
    'Seul un éditeur peut envoyer un message d’essai.',
    '只有编辑可以发送测试邮件。',
  ],
  'Only a lawyer approver can approve a text. Send it for review instead.': [
    'Seul un juriste approbateur peut approuver un texte. Envoyez-le plutôt en relecture.',
    '只有审批律师可以批准文本。请改为送审。',
  ],
  'Only a lawyer approver can confirm answers.': [
    'Seul un juriste approbateur peut confirmer des réponses.',
    '只有审批律师可以确认答案。',
  ],
  'Only a product manager can see what can be granted.': [
    'Seul un responsable produit peut voir ce qui peut être accordé.',
    '只有产品经理可以查看可授予的权限。',
  ],
  'Only a product manager can answer requests.': [
    'Seul un responsable produit peut répondre aux demandes.',
    '只有产品经理可以答复请求。',
  ],
  'Only who writes drafts can start a language.': [
    'Seul un rédacteur de brouillons peut commencer une langue.',
    '只有撰写草稿的人员可以开始新的语言版本。',
  ],
  'Only who writes drafts can confirm a translation.': [
    'Seul un rédacteur de brouillons peut confirmer une traduction.',
    '只有撰写草稿的人员可以确认译文。',
  ],
  'Only who writes drafts can take texts out for an agency.': [
    'Seul un rédacteur de brouillons peut exporter des textes pour une agence.',
    '只有撰写草稿的人员可以导出文本供翻译公司使用。',
  ],
  'Only who writes drafts can bring translations in.': [
    'Seul un rédacteur de brouillons peut importer des traductions.',
    '只有撰写草稿的人员可以导入译文。',
  ],
  'Only who writes drafts can revoke their links.': [
    'Seul un rédacteur de brouillons peut révoquer leurs liens.',
    '只有撰写草稿的人员可以撤销其链接。',
  ],
  'Only who writes drafts can move what stands in a form.': [
    'Seul un rédacteur de brouillons peut déplacer une date d’un formulaire.',
    '只有撰写草稿的人员可以移动表单中的日期。',
  ],
  'Only who writes or approves texts can comment on them.': [
    'Seuls ceux qui écrivent ou approuvent des textes peuvent les commenter.',
    '只有撰写或批准文本的人员可以添加批注。',
  ],
  'Only who writes or approves texts can tick a comment off.': [
    'Seuls ceux qui écrivent ou approuvent des textes peuvent clore un commentaire.',
    '只有撰写或批准文本的人员可以将批注标记为完成。',
  ],
  'Your role may not export this list.': [
    'Votre rôle ne permet pas d’exporter cette liste.',
    '您的角色不能导出此列表。',
  ],
}
