/** What the sample pages say: enough of each language to see whether it is set well. */
export const samples = {
  en: {
    claim: ['The law is moving.', 'Here is which way.'],
    lead: 'Aldermoor Vane advises on cross-border rules while they are still being written: competition, foreign investment, data, sanctions and disputes, from eight offices under one partnership.',
    navigation: ['Expertise', 'Insights', 'Navigator', 'People', 'Offices', 'Events'],
    expertise: [
      'Competition and merger control',
      'Foreign investment',
      'Data and artificial intelligence',
      'Sanctions and export control',
      'International arbitration',
      'Tax',
    ],
    title: 'Interim measures under the DMA: what the first orders ask of gatekeepers',
    titles: [
      'A single filing for foreign investment? What the revised EU Regulation leaves to the Member States',
      'Singapore sets a materiality test for climate disclosure by large private companies',
      '“Reasonable grounds to suspect”: the Court of Appeal narrows a sanctions defence',
    ],
    standfirst:
      'Three orders in four months show a Commission willing to act on a provisional record. The window in which a response still changes the outcome is eleven working days.',
    headings: [
      'The power, and why it was not used until now',
      'What the three orders have in common',
      'The eleven days',
    ],
    paragraphs: [
      'Article 24 of Regulation (EU) 2022/1925 lets the Commission order interim measures where there is urgency owing to the risk of serious and irreparable damage for business users or end users of a gatekeeper.',
      'For two years the power sat unused. Officials preferred specification proceedings under Article 8(2), which end in detailed obligations but take six months. What changed in 2026 is not the text.',
    ],
    side: 'The comparable power in merger cases, Article 8(5) of Regulation 139/2004, requires no showing of urgency.',
    question: 'May a gatekeeper combine personal data across services on the basis of one consent?',
    place: 'European Union',
    statement:
      'Aldermoor Vane LLP is an invented firm, made to demonstrate a website. The people, briefings and matters on it are fictitious and none of it is legal advice.',
    position: 'Partner, Brussels',
  },
  'fr-fr': {
    claim: ['Le droit bouge.', 'Voici dans quel sens.'],
    lead: 'Aldermoor Vane conseille sur les règles transfrontalières pendant qu’elles s’écrivent encore : concurrence, investissements étrangers, données, sanctions et contentieux, depuis huit bureaux réunis en une seule association.',
    navigation: ['Expertises', 'Publications', 'Navigator', 'Équipe', 'Bureaux', 'Événements'],
    expertise: [
      'Concurrence et concentrations',
      'Investissements étrangers',
      'Données et intelligence artificielle',
      'Sanctions et contrôle des exportations',
      'Arbitrage international',
      'Fiscalité',
    ],
    title: 'Mesures provisoires du DMA : ce que les premières décisions exigent des contrôleurs d’accès',
    titles: [
      'Un guichet unique pour les investissements étrangers ? Ce que le règlement révisé laisse aux États membres',
      'Singapour fixe un seuil de matérialité pour la publication climatique des grandes sociétés non cotées',
      '« Motifs raisonnables de soupçonner » : la Cour d’appel restreint une défense en matière de sanctions',
    ],
    standfirst:
      'Trois décisions en quatre mois : la Commission accepte d’agir sur un dossier provisoire. La fenêtre pendant laquelle une réponse change encore l’issue est de onze jours ouvrables.',
    headings: [
      'Le pouvoir, et pourquoi il n’avait pas servi',
      'Ce que les trois décisions ont en commun',
      'Les onze jours',
    ],
    paragraphs: [
      'L’article 24 du règlement (UE) 2022/1925 permet à la Commission d’ordonner des mesures provisoires en cas d’urgence justifiée par le risque d’un préjudice grave et irréparable pour les entreprises utilisatrices ou les utilisateurs finaux.',
      'Pendant deux ans, ce pouvoir est resté inemployé. Les services préféraient la procédure de spécification de l’article 8, paragraphe 2, qui aboutit à des obligations détaillées mais dure six mois.',
    ],
    side: 'En matière de concentrations, l’article 8, paragraphe 5, du règlement 139/2004 n’exige pas l’urgence.',
    question:
      'Un contrôleur d’accès peut-il combiner des données personnelles entre services sur la base d’un seul consentement ?',
    place: 'Union européenne',
    statement:
      'Aldermoor Vane LLP est un cabinet imaginaire, créé pour faire la démonstration d’un site. Rien ici n’est un avis juridique.',
    position: 'Associée, Bruxelles',
  },
  'zh-cn': {
    claim: ['法律在变。', '我们看清方向。'],
    lead: 'Aldermoor Vane在规则仍在起草之时即提供跨境法律意见：竞争、外商投资、数据、制裁与争议解决，八个办公室同属一家合伙制律所。',
    navigation: ['专业领域', '洞察', '法域导航', '律师团队', '办公室', '活动'],
    expertise: ['竞争与并购控制', '外商投资', '数据与人工智能', '制裁与出口管制', '国际仲裁', '税务'],
    title: '《数字市场法》临时措施：首批决定对守门人提出了什么要求',
    titles: [
      '外商投资能否一次申报？欧盟修订条例留给成员国的空间',
      '新加坡为大型私营公司气候披露设定重要性标准',
      '“有合理理由怀疑”：上诉法院收窄一项制裁抗辩',
    ],
    standfirst:
      '四个月内三项决定，表明欧盟委员会愿意依据临时记录采取行动。答复仍能改变结果的窗口期，只有十一个工作日。',
    headings: ['这项权力，以及为何此前从未动用', '三项决定的共同之处', '十一天如何度过'],
    paragraphs: [
      '（欧盟）第2022/1925号条例第24条规定，如存在对企业用户或最终用户造成严重且不可挽回损害的风险而情况紧急，委员会可以下令采取临时措施。',
      '两年来，这项权力一直没有使用。官员们更愿意采用第8条第2款的细化程序，该程序会形成详细义务，但需要六个月。2026年改变的不是条文。',
    ],
    side: '并购案件中的类似权力（第139/2004号条例第8条第5款）并不要求证明紧迫性。',
    question: '守门人能否基于一次同意，在不同服务之间合并个人数据？',
    place: '欧盟',
    statement: 'Aldermoor Vane LLP是为演示网站而虚构的律所。人物、文章与案件均为虚构，内容不构成法律意见。',
    position: '合伙人，布鲁塞尔',
  },
}

export type SampleLocale = keyof typeof samples
export const sampleLocales = Object.keys(samples) as SampleLocale[]
