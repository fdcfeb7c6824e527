/** What stands below a field: what belongs into it. "#" is a number. In English, in French, in Chinese. */
export const hints: Readonly<Record<string, readonly [fr: string, zh: string]>> = {
  'At most # characters.': ['Au plus # caractères.', '最多 # 个字符。'],
  'At most # characters; search engines cut off the rest.': [
    'Au plus # caractères ; les moteurs de recherche coupent le reste.',
    '最多 # 个字符；搜索引擎会截去其余部分。',
  ],
  'One or two sentences, at most # characters. Lists, search results and social networks show them.': [
    'Une ou deux phrases, au plus # caractères. Affichées dans les listes, les résultats de recherche et les réseaux sociaux.',
    '一两句话，最多 # 个字符。显示在列表、搜索结果和社交网络中。',
  ],
  'What the public may read of it, in at most # characters.': [
    'Ce que le public peut en lire, en # caractères au plus.',
    '公众可以阅读的部分，最多 # 个字符。',
  ],
  'Its focal point stays in view, whatever the shape.': [
    'Son point focal reste visible, quel que soit le format.',
    '无论以何种形状显示，焦点始终可见。',
  ],
  'In its international form, such as +44 20 7946 0123.': [
    'Au format international, par exemple +44 20 7946 0123.',
    '采用国际格式，例如 +44 20 7946 0123。',
  ],
  'In full, beginning with https://': ['En entier, à partir de https://', '完整地址，以 https:// 开头'],
  'In full: https://… or mailto:…': ['En entier : https://… ou mailto:…', '完整地址：https://… 或 mailto:…'],
  'For twelve months their page says so and names others to turn to.': [
    'Pendant douze mois, sa page l’indique et nomme d’autres interlocuteurs.',
    '十二个月内，其页面会说明此事并列出其他联系人。',
  ],
  'What search engines and social networks show. Left empty, title and summary are used.': [
    'Ce qu’affichent moteurs de recherche et réseaux sociaux. Laissé vide : le titre et le résumé.',
    '搜索引擎和社交网络显示的内容。留空则使用标题和摘要。',
  ],
  'The last part of the address in this language. Left empty, it is made from the title.': [
    'La fin de l’adresse dans cette langue. Laissée vide, elle est formée à partir du titre.',
    '此语言版本地址的末段。留空则由标题生成。',
  ],
  'When a lawyer last confirmed that this is right.': [
    'Quand un juriste a confirmé pour la dernière fois que c’est exact.',
    '律师上次确认内容无误的日期。',
  ],
  'Readers are warned from this day on.': [
    'Les lecteurs sont avertis à partir de ce jour.',
    '自此日起向读者发出提醒。',
  ],
  'The clocks by which its events are announced.': [
    'L’heure dans laquelle ses événements sont annoncés.',
    '其活动公告所用的时区。',
  ],
  'The clocks that all times of this event are shown by.': [
    'Le fuseau dans lequel toutes les heures de cet événement sont affichées.',
    '此活动所有时间均按该时区显示。',
  ],
  'As your browser shows it, of one film, map or chart at {providers}. Readers decide whether it is fetched.': [
    'Telle que votre navigateur l’affiche, d’un film, d’une carte ou d’un graphique chez {providers}. Les lecteurs décident s’il est chargé.',
    '浏览器中显示的地址，指向 {providers} 上的一部影片、一张地图或图表。是否加载由读者决定。',
  ],
  'An explanation, or what is cited in the manner of this language.': [
    'Une explication, ou la source citée à la manière de cette langue.',
    '解释说明，或按此语言惯例书写的引注。',
  ],
  'Left empty, the note leads nowhere.': ['Laissée vide, la note ne mène nulle part.', '留空则脚注不带链接。'],
  'Such as #:#.': ['Par exemple #:#.', '例如 #:#。'],
  'Such as GB.': ['Par exemple GB.', '例如 GB。'],
  'Such as GB, or US-DE.': ['Par exemple GB ou US-DE.', '例如 GB 或 US-DE。'],
  'Such as example.com.': ['Par exemple example.com.', '例如 example.com。'],
  'The text, in parts. Drag to change their order.': [
    'Le texte, en parties. Faites-les glisser pour en changer l’ordre.',
    '正文由多个部分组成，拖动可调整顺序。',
  ],
  'Who answers for this place where there is no office.': [
    'Qui répond de ce lieu lorsqu’il n’y a pas de bureau.',
    '没有办公室时由谁负责该地点。',
  ],
  'At most two levels above it. Moving it leaves redirects behind.': [
    'Au plus deux niveaux au-dessus. Un déplacement laisse des redirections.',
    '其上最多两级。移动后会留下重定向。',
  ],
  'Up to five levels. Moving it moves what is below it, and leaves redirects behind.': [
    'Jusqu’à cinq niveaux. Le déplacer déplace ce qui est en dessous, et laisse des redirections.',
    '最多五级。移动时下级随之移动，并留下重定向。',
  ],
  'In the manner of this language. Where it has none, its page shows the English ones.': [
    'À la manière de cette langue. À défaut, sa page affiche celles en anglais.',
    '按此语言的惯例书写。如无，页面显示英文引注。',
  ],
  'Left empty, it is counted.': ['Laissé vide, il est calculé.', '留空则自动计算。'],
  'Left empty, there is no end to them.': ['Laissé vide, leur nombre n’est pas limité.', '留空则不设上限。'],
  'For those who registered; never published. In full, beginning with https://': [
    'Pour les inscrits ; jamais publiée. En entier, à partir de https://',
    '仅供已报名者使用，从不公开。完整地址，以 https:// 开头',
  ],
  'It is then given to them alone, by addresses that end after ten minutes, and never published.': [
    'Il leur est alors réservé, par des adresses qui expirent après dix minutes, et n’est jamais publié.',
    '仅提供给他们，所用地址十分钟后失效，从不公开。',
  ],
  'For clients and those who registered; never published.': [
    'Pour les clients et les inscrits ; jamais publié.',
    '仅供客户和已报名者使用，从不公开。',
  ],
  'Of a film elsewhere. One at a provider of the firm’s is shown in the page, once a reader asks for it.': [
    'D’un film hébergé ailleurs. Chez un prestataire du cabinet, il s’affiche dans la page à la demande du lecteur.',
    '其他网站上的影片。若由本所的服务商托管，读者请求后即在页面中显示。',
  ],
  'As a WebVTT file has them: its text is the transcript, and each line leads to its place in the film.': [
    'Tels qu’un fichier WebVTT les contient : leur texte est la transcription, et chaque ligne mène à son passage du film.',
    '采用 WebVTT 格式：其文字即文字稿，每行可跳转到影片相应位置。',
  ],
  'Programs know it by this, so it should never change. Small letters, digits and hyphens.': [
    'Les programmes le connaissent par là : ne jamais le changer. Minuscules, chiffres et traits d’union.',
    '程序据此识别，请勿更改。仅限小写字母、数字和连字符。',
  ],
  'One published article, event or training in each row.': [
    'Un article, un événement ou une formation publié par ligne.',
    '每行一篇已发布的文章、活动或培训。',
  ],
  'Until this moment readers see nothing of it, published or not. Then it appears by itself.': [
    'Jusque-là, les lecteurs n’en voient rien, publié ou non. Puis il apparaît de lui-même.',
    '在此之前，无论是否发布，读者都看不到；届时自动显示。',
  ],
  'On: the name stays in here and is never published.': [
    'Coché : le nom reste ici et n’est jamais publié.',
    '勾选后，名称仅保留在此处，从不公开。',
  ],
  'Where enquiries go. Never published.': ['Où vont les demandes. Jamais publiés.', '接收咨询的邮箱，从不公开。'],
  'The number under which the regulator knows the firm.': [
    'Le numéro sous lequel l’autorité connaît le cabinet.',
    '监管机构登记本所的编号。',
  ],
  'At the foot of every page, word for word, with the number after it unless the sentence holds it.': [
    'Au pied de chaque page, mot pour mot, suivi du numéro sauf si la phrase le contient.',
    '逐字显示在每页底部；除非句中已包含，否则其后附上编号。',
  ],
  'At the foot of every page, where the regulator gives one. It is served from here: nobody else is asked for it.': [
    'Au pied de chaque page, si l’autorité en fournit un. Il est servi d’ici : aucun tiers n’est sollicité.',
    '如监管机构提供，显示在每页底部。由本站提供，不向第三方请求。',
  ],
  'The page at the regulator that says that the firm is regulated, in full, beginning with https://': [
    'La page de l’autorité qui indique que le cabinet est réglementé, en entier, à partir de https://',
    '监管机构说明本所受监管的页面，完整地址，以 https:// 开头',
  ],
  'In full: how to complain, what follows, and when. The ombudsman and the regulator come last.': [
    'En entier : comment réclamer, ce qui suit, et quand. Le médiateur et l’autorité viennent en dernier.',
    '完整说明：如何投诉、后续步骤及时间。监察专员和监管机构列在最后。',
  ],
  'On the topmost item: moves it and all below it to "features", and leaves redirects behind.': [
    'Sur l’élément le plus haut : le déplace avec tout ce qui en dépend vers « features », en laissant des redirections.',
    '用于最上级项目：将其及所有下级移至“features”，并留下重定向。',
  ],
  'As grants list it, such as share-disclosure.': [
    'Tel qu’il figure dans les droits d’accès, par exemple share-disclosure.',
    '与授权中的写法一致，例如 share-disclosure。',
  ],
  'Their codes, such as en, fr or zh; every page names them in its own language.': [
    'Leurs codes, comme en, fr ou zh ; chaque page les nomme dans sa langue.',
    '语言代码，例如 en、fr 或 zh；各页面以自身语言显示其名称。',
  ],
  'Where an authority asks what a rule to come should say. Followers find the last day in their calendars.': [
    'Lorsqu’une autorité demande des avis sur une règle à venir. Ceux qui suivent trouvent le dernier jour dans leur calendrier.',
    '主管机关就拟议规则征求意见时填写。关注者会在日历中看到截止日。',
  ],
  'The next number is filled in when you save the first change. A change marked editorial may keep the number that readers have.':
    [
      'Le numéro suivant est rempli à l’enregistrement du premier changement. Un changement rédactionnel peut garder le numéro que voient les lecteurs.',
      '保存首次更改时自动填入下一编号。标为文字修订的更改可保留读者所见的编号。',
    ],
  'Every new version tells it. Readers of a language without it get the English one.': [
    'Chaque nouvelle version l’indique. Les lecteurs d’une langue qui ne l’a pas reçoivent le texte anglais.',
    '每个新版本都会说明。没有该语言说明时，读者看到英文说明。',
  ],
  'Subscribers see it in the history.': ['Les abonnés le voient dans l’historique.', '订阅者可在历史记录中看到。'],
  'Written by a yearly review.': ['Rempli par une relecture annuelle.', '由年度复核自动填写。'],
  'Who last changed what this version says; written by itself.': [
    'Qui a modifié en dernier le contenu de cette version ; rempli automatiquement.',
    '最后更改此版本内容的人；自动填写。',
  ],
  'Where the reader of this page would work.': [
    'Où travaillerait le lecteur de cette page.',
    '此页读者将来的工作地点。',
  ],
  'Where it leads.': ['Où elle mène.', '指向何处。'],
  'On: the old address says so (status #). Off: it leads to a page.': [
    'Coché : l’ancienne adresse l’indique (statut #). Décoché : elle mène à une page.',
    '勾选：旧地址将说明内容已不存在（状态码 #）。不勾选：指向某一页面。',
  ],
  'The page to which readers are sent on.': [
    'La page vers laquelle les lecteurs sont renvoyés.',
    '读者将被转到的页面。',
  ],
  'For colleagues who will wonder in a year.': [
    'Pour les collègues qui se le demanderont dans un an.',
    '供一年后有疑问的同事参考。',
  ],
  'Written by itself.': ['Rempli automatiquement.', '自动填写。'],
  'For example that this is a demonstration. Left empty, there is none.': [
    'Par exemple, qu’il s’agit d’une démonstration. Laissé vide, il n’y en a pas.',
    '例如说明这是演示网站。留空则不显示。',
  ],
  'Where a page has none of its own; # × # or larger.': [
    'Quand une page n’a pas la sienne ; # × # ou plus.',
    '页面没有自己的图片时使用；# × # 或更大。',
  ],
  'Raise it when the text changes.': ['À augmenter quand le texte change.', '文字更改时递增。'],
  'Read out to those who do not see it: what matters about the picture, as you would tell it on the telephone. For a file: what it holds.':
    [
      'Lu à ceux qui ne la voient pas : l’essentiel de l’image, comme vous le diriez au téléphone. Pour un fichier : ce qu’il contient.',
      '读给看不到图片的人：像在电话中描述那样说明图片要点。若为文件：说明其内容。',
    ],
  'Whose grant this is. Counts only once it is verified.': [
    'À qui est ce droit. Ne vaut qu’une fois l’adresse vérifiée.',
    '被授权人的邮箱，验证后方可生效。',
  ],
  'For programs, and for whom no address is known.': [
    'Pour les programmes, et pour ceux dont on ne connaît pas l’adresse.',
    '用于程序，或没有已知邮箱的人。',
  ],
  'What opens to them. Offered is what a product or a navigator service asks for.': [
    'Ce qui leur est ouvert. Le choix vient de ce que demande un produit ou un service du navigateur.',
    '对其开放的内容，选项来自产品或导航服务所需的权限。',
  ],
  'Type the key of a space, such as project-harbour, and press Enter.': [
    'Tapez la clé d’un espace, par exemple project-harbour, puis Entrée.',
    '输入空间的键，例如 project-harbour，然后按 Enter。',
  ],
  'Type the key of a duty, such as audit, and press Enter.': [
    'Tapez la clé d’une obligation, par exemple audit, puis Entrée.',
    '输入职责的键，例如 audit，然后按 Enter。',
  ],
  'Who made or last changed this grant; written by itself.': [
    'Qui a créé ou modifié en dernier ce droit ; rempli automatiquement.',
    '创建或最后更改此授权的人；自动填写。',
  ],
  'As it stands in grants, under collaboration spaces: small letters, digits and hyphens.': [
    'Telle qu’elle figure dans les droits d’accès, sous les espaces de collaboration : minuscules, chiffres et traits d’union.',
    '与授权中“协作空间”一栏一致：仅限小写字母、数字和连字符。',
  ],
  'Everybody who was granted the space reads it.': [
    'Lu par tous ceux à qui l’espace est ouvert.',
    '所有获授此空间的人都能阅读。',
  ],
  '"npm start" shows it on its screen while nobody can sign in.': [
    '« npm start » l’affiche à l’écran tant que personne ne peut se connecter.',
    '在无人能够登录时，“npm start”会在屏幕上显示它。',
  ],
}
