import { type InEach } from './admin-language'

const inEnglish = {
  tabs: { attendees: 'Who comes', letters: 'Letters', answers: 'Review of the answers', difference: 'Difference' },
  general: {
    noResultsFound: 'Nothing here',
    noResultsDescription: 'Nothing has been written yet, or nothing matches what you search and filter for.',
    trash: 'Bin',
    emptyTrash: 'Empty the bin',
    noTrashResults: 'No {{label}} in the bin.',
    titleTrashed: '{{label}} "{{title}}" moved to the bin.',
    aboutToTrash:
      'You are about to move the {{label}} <1>{{title}}</1> to the bin. Readers of its page learn that it is gone; “Where it is used” beside the form shows what names it. Are you sure?',
    aboutToTrashCount: 'You are about to move {{count}} {{label}} to the bin',
    // It stands between the names of fields: "Search by Title or Slug".
    or: 'or',
    locale: 'Language',
    locales: 'Languages',
    localeToPublish: 'Language to publish',
    // In angle brackets it reads like a fault.
    noLabel: 'No {{label}}',
    payloadSettings: 'Language and appearance',
  },
  authentication: {
    forgotPasswordEmailInstructions:
      'Type your e-mail address. You are sent a link with which you choose a new password.',
  },
  upload: {
    // A picture is never cropped: copies are made of the whole, and shown around this point.
    editImage: 'Set the focal point',
    previewSizes: 'See all sizes',
  },
  version: {
    aboutToRestore:
      'You are about to bring this {{label}} back as it was on {{versionDate}}, as a draft. Readers notice nothing until it is published.',
    aboutToPublishSelection:
      'You are about to publish the selected {{label}} in the language that this list shows. Are you sure?',
    draftHasPublishedVersion: 'Live, with changes to publish',
    // Lists of versions tell what readers have, and what they had.
    currentlyPublished: 'Live',
    previouslyPublished: 'Published before',
    currentDraft: 'Newest draft',
    previouslyDraft: 'Earlier draft',
    restoreThisVersion: 'Bring back as a draft',
    restoredSuccessfully: 'Brought back as a draft.',
    unpublish: 'Withdraw all languages',
    aboutToUnpublish: 'You are about to take this off the site in every language. Are you sure?',
  },
}

/** Where Payload's own words would leave an editor guessing. */
export const adminWords: InEach<typeof inEnglish> = {
  en: inEnglish,
  fr: {
    tabs: { attendees: 'Qui vient', letters: 'Lettres', answers: 'Relecture des réponses', difference: 'Différence' },
    general: {
      noResultsFound: 'Rien ici',
      noResultsDescription: 'Rien n’a encore été écrit, ou rien ne correspond à votre recherche et à vos filtres.',
      trash: 'Corbeille',
      emptyTrash: 'Vider la corbeille',
      noTrashResults: 'Aucun élément ({{label}}) dans la corbeille.',
      titleTrashed: '« {{title}} » ({{label}}) mis à la corbeille.',
      aboutToTrash:
        'Vous êtes sur le point de mettre <1>{{title}}</1> ({{label}}) à la corbeille. Les lecteurs n’y auront plus accès ; « Où il est utilisé » montre qui le nomme. Continuer ?',
      aboutToTrashCount: 'Vous êtes sur le point de mettre à la corbeille : {{count}} {{label}}',
      or: 'ou',
      locale: 'Langue',
      locales: 'Langues',
      localeToPublish: 'Langue à publier',
      noLabel: 'Sans {{label}}',
      payloadSettings: 'Langue et apparence',
    },
    authentication: {
      forgotPasswordEmailInstructions:
        'Saisissez votre adresse électronique. Vous recevrez un lien pour choisir un nouveau mot de passe.',
    },
    upload: { editImage: 'Définir le point central', previewSizes: 'Voir toutes les tailles' },
    version: {
      aboutToRestore:
        'Vous êtes sur le point de rétablir ce contenu ({{label}}) tel qu’il était le {{versionDate}}, comme brouillon. Les lecteurs n’en voient rien avant sa publication.',
      aboutToPublishSelection:
        'Vous êtes sur le point de publier les {{label}} sélectionnés dans la langue affichée par cette liste. Continuer ?',
      draftHasPublishedVersion: 'En ligne, avec des changements à publier',
      currentlyPublished: 'En ligne',
      previouslyPublished: 'Publié auparavant',
      currentDraft: 'Dernier brouillon',
      previouslyDraft: 'Brouillon antérieur',
      restoreThisVersion: 'Rétablir comme brouillon',
      restoredSuccessfully: 'Rétabli comme brouillon.',
      unpublish: 'Retirer toutes les langues',
      aboutToUnpublish: 'Vous êtes sur le point de retirer ce contenu du site dans toutes les langues. Continuer ?',
    },
  },
  zh: {
    tabs: { attendees: '参加者', letters: '信件', answers: '答案复核', difference: '差异' },
    general: {
      noResultsFound: '暂无内容',
      noResultsDescription: '尚未撰写任何内容，或没有符合搜索与筛选条件的内容。',
      trash: '回收站',
      emptyTrash: '清空回收站',
      noTrashResults: '回收站中没有{{label}}。',
      titleTrashed: '“{{title}}”（{{label}}）已移入回收站。',
      aboutToTrash:
        '您即将把 <1>{{title}}</1>（{{label}}）移入回收站。读者将无法再访问；“引用位置”显示哪些内容引用了它。是否继续？',
      aboutToTrashCount: '您即将把 {{count}} 项{{label}}移入回收站',
      or: '或',
      locale: '语言',
      locales: '语言',
      localeToPublish: '要发布的语言',
      noLabel: '无{{label}}',
      payloadSettings: '语言与外观',
    },
    authentication: {
      forgotPasswordEmailInstructions: '请输入您的邮箱，我们会发送链接，供您设置新密码。',
    },
    upload: { editImage: '设置焦点', previewSizes: '查看所有尺寸' },
    version: {
      aboutToRestore: '您即将把此{{label}}恢复为 {{versionDate}} 时的草稿。发布之前读者看不到变化。',
      aboutToPublishSelection: '您即将在此列表所示语言中发布所选的{{label}}。是否继续？',
      draftHasPublishedVersion: '已发布，有待发布的更改',
      currentlyPublished: '已发布',
      previouslyPublished: '曾经发布',
      currentDraft: '最新草稿',
      previouslyDraft: '较早草稿',
      restoreThisVersion: '恢复为草稿',
      restoredSuccessfully: '已恢复为草稿。',
      unpublish: '撤下所有语言',
      aboutToUnpublish: '您即将在所有语言中将此内容从网站撤下。是否继续？',
    },
  },
}

/** A page beside a form, under its own tab. */
export type TabName = keyof (typeof inEnglish)['tabs']
