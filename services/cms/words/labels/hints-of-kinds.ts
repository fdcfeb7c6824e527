/** What stands above the list of each kind: what it is for. In English, in French, in Chinese. */
export const hintsOfKinds: Readonly<Record<string, readonly [fr: string, zh: string]>> = {
  'Everybody who has a page: lawyers and business services.': [
    'Toutes les personnes qui ont une page : juristes et fonctions support.',
    '所有拥有个人页面的人员：律师及业务支持人员。',
  ],
  'Where the firm has its own doors.': ['Là où le cabinet a ses propres locaux.', '本所设有办公场所的地点。'],
  'Countries and cities, with an office or served by a country desk.': [
    'Pays et villes, avec un bureau ou suivis par un desk.',
    '设有办公室或由国别团队服务的国家和城市。',
  ],
  'What the firm does, by field of law.': [
    'Ce que fait le cabinet, par domaine du droit.',
    '本所业务，按法律领域划分。',
  ],
  'Whom the firm does it for, by industry.': ['Pour qui, par secteur d’activité.', '服务对象，按行业划分。'],
  'Answers that cross services and sectors.': [
    'Des réponses qui croisent domaines et secteurs.',
    '跨业务领域和行业的综合方案。',
  ],
  'Briefings, publications, podcasts and videos. A second lawyer approves every one.': [
    'Analyses, publications, podcasts et vidéos. Un second juriste approuve chacun.',
    '简报、出版物、播客和视频。每一项均须由另一位律师批准。',
  ],
  'What readers can register for.': ['Ce à quoi les lecteurs peuvent s’inscrire.', '读者可以报名参加的活动。'],
  'Modules with a film, a transcript or a text, for self-study.': [
    'Modules avec film, transcription ou texte, à étudier seul.',
    '含影片、文字稿或文本的自学模块。',
  ],
  'Modules in their order.': ['Des modules, dans leur ordre.', '按顺序排列的模块。'],
  'What insights are about; readers follow them.': [
    'Ce dont parlent les publications ; les lecteurs les suivent.',
    '观点文章涉及的主题，读者可以关注。',
  ],
  'What readers can subscribe to.': ['Ce à quoi les lecteurs peuvent s’abonner.', '读者可以订阅的内容。'],
  'Letters of a newsletter. Each is sent once, when it is first published; a second lawyer approves it.': [
    'Les numéros d’une lettre d’information. Chacun est envoyé une fois, à sa première publication ; un second juriste l’approuve.',
    '通讯的各期。每期仅在首次发布时发送一次，须由另一位律师批准。',
  ],
  'About us and everything below it, and the texts of the fixed pages (slug "careers", "accessibility" and so on). A second lawyer approves legal pages.':
    [
      '« À propos » et tout ce qui en dépend, ainsi que les textes des pages fixes (« careers », « accessibility », etc.). Un second juriste approuve les pages juridiques.',
      '“关于我们”及其下级页面，以及固定页面的文字（如 careers、accessibility 等）。法律类页面须由另一位律师批准。',
    ],
  'What the firm announces. One with an embargo can be published before: readers see it from that moment on.': [
    'Ce que le cabinet annonce. Sous embargo, on peut publier à l’avance : les lecteurs le voient à partir de ce moment.',
    '本所公告。设有禁发期的可提前发布，读者自解禁时起可见。',
  ],
  'Matters that the firm may speak about.': ['Les dossiers dont le cabinet peut parler.', '本所可以公开谈及的项目。'],
  'Posts to be filled. A closed one says so for thirty days.': [
    'Postes à pourvoir. Une offre close l’indique pendant trente jours.',
    '待招聘职位。已截止的职位会显示三十天。',
  ],
  'What the firm offers those who work for it, by country.': [
    'Ce que le cabinet offre à ceux qui y travaillent, par pays.',
    '本所为员工提供的福利，按国家划分。',
  ],
  'What colleagues say about working here.': [
    'Ce que les collègues disent de leur travail ici.',
    '同事对在本所工作的感受。',
  ],
  'Media, alumni, complaints: each with a page, and with recipients who are never published.': [
    'Presse, anciens, réclamations : chacun a une page, et des destinataires jamais publiés.',
    '媒体、校友、投诉等：各有一个页面，收件人从不公开。',
  ],
  'What the regulators require on every page. A second lawyer approves every change.': [
    'Ce que les autorités exigent sur chaque page. Un second juriste approuve chaque modification.',
    '监管机构要求在每个页面显示的内容。每次更改须由另一位律师批准。',
  ],
  'Tools and features, in a tree. The flag on the topmost decides whether all of it is under "features".': [
    'Outils et fonctionnalités, en arborescence. La case de l’élément le plus haut décide si tout se trouve sous « features ».',
    '以树形组织的工具和功能。最上级的选项决定整体是否归入“features”。',
  ],
  'Landing pages of a product or of a navigator service.': [
    'Pages d’accueil d’un produit ou d’un service du navigateur.',
    '产品或导航服务的推广页面。',
  ],
  'A subject that clients subscribe to, such as share disclosure.': [
    'Un thème auquel les clients s’abonnent, comme les déclarations de participation.',
    '客户订阅的专题，例如持股披露。',
  ],
  'Jurisdictions together; shown under every service that covers it.': [
    'Des territoires réunis ; affichés sous chaque service qui les couvre.',
    '一组法域，显示在覆盖它的每项服务之下。',
  ],
  'A place with its own law, with the counsel who keeps its answers right.': [
    'Un lieu qui a son propre droit, avec le confrère qui tient ses réponses à jour.',
    '拥有自身法律的地区，以及负责维护其答案的律师。',
  ],
  'Guidance for subscribers. The public sees title, summary, scope and teaser; the text goes to subscribers alone.': [
    'Guides pour abonnés. Le public voit le titre, le résumé, la portée et l’accroche ; le texte est réservé aux abonnés.',
    '面向订阅者的指引。公众可见标题、摘要、范围和导语；正文仅供订阅者阅读。',
  ],
  'What every jurisdiction of a service is asked.': [
    'Ce que l’on demande à chaque territoire d’un service.',
    '向某项服务的每个法域提出的问题。',
  ],
  'What the law of one jurisdiction says to one question. For subscribers alone; a second lawyer approves every change. Search finds jurisdictions and questions too.':
    [
      'Ce que le droit d’un territoire répond à une question. Réservé aux abonnés ; un second juriste approuve chaque modification. La recherche trouve aussi territoires et questions.',
      '某一法域的法律对某一问题的回答。仅供订阅者阅读；每次更改须由另一位律师批准。也可按法域和问题搜索。',
    ],
  'Pages for those who begin their career here. They have languages and countries of their own.': [
    'Pages pour ceux qui débutent ici. Elles ont leurs propres langues et pays.',
    '面向在此开启职业生涯者的页面，有各自的语言和国家。',
  ],
  'What the header and the footer offer. One of each is live at a time.': [
    'Ce que proposent l’en-tête et le pied de page. Un seul de chaque est en ligne à la fois.',
    '页眉和页脚提供的内容。每种同时只有一个在线。',
  ],
  'Old addresses, such as /en/old-page, that nothing else leads on from. When an item moves, its redirects are made by themselves and are not listed here.':
    [
      'Anciennes adresses, comme /en/old-page, d’où rien d’autre ne mène plus loin. Quand un contenu est déplacé, ses redirections se font seules et ne figurent pas ici.',
      '没有其他去向的旧地址，例如 /en/old-page。内容移动时会自动生成重定向，不在此列出。',
    ],
  'What appears on every page. One set is live at a time.': [
    'Ce qui figure sur chaque page. Un seul jeu est en ligne à la fois.',
    '每个页面上都会显示的内容。同时只有一套在线。',
  ],
  'Pictures (JPEG, PNG, WebP, AVIF, SVG) PDF files and short films (MP4, WebM) of up to 20 MB. Only what a published page shows is public.':
    [
      'Images (JPEG, PNG, WebP, AVIF, SVG), fichiers PDF et films courts (MP4, WebM), jusqu’à 20 Mo. Seul ce que montre une page publiée est public.',
      '图片（JPEG、PNG、WebP、AVIF、SVG）、PDF 文件和短片（MP4、WebM），不超过 20 MB。只有已发布页面显示的内容才公开。',
    ],
  'What was told to the publisher and other services, and whether they heard. Kept for thirty days.': [
    'Ce qui a été annoncé à l’éditeur du site et aux autres services, et s’ils l’ont reçu. Conservé trente jours.',
    '向发布服务及其他服务发出的通知，以及是否送达。保留三十天。',
  ],
  'Clients, as companies.': ['Les clients, en tant que sociétés.', '作为公司的客户。'],
  'What one person may use, from when to when, and who said so.': [
    'Ce qu’une personne peut utiliser, de quand à quand, et qui l’a décidé.',
    '某人可以使用的内容、起止时间以及授权人。',
  ],
  'The contacts that a client finds in their dashboard.': [
    'Les interlocuteurs qu’un client trouve dans son tableau de bord.',
    '客户在其面板中看到的联系人。',
  ],
  'What the team notes for those who work with it: only who was granted its key sees that it exists.': [
    'Ce que l’équipe note pour ceux qui travaillent avec elle : seules les personnes à qui sa clé est accordée savent qu’il existe.',
    '团队为合作者撰写的记录：只有获授其密钥的人才能看到它的存在。',
  ],
  'What an organisation subscribes to.': ['Ce à quoi une organisation est abonnée.', '机构订阅的内容。'],
  'Everything that was published, withdrawn, approved, scheduled, granted or deleted: who, when, why.': [
    'Tout ce qui a été publié, retiré, approuvé, programmé, accordé ou supprimé : qui, quand, pourquoi.',
    '所有发布、撤下、批准、计划、授权或删除的记录：何人、何时、为何。',
  ],
}
