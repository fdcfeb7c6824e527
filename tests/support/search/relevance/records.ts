import { type TestRecord } from '../create-view'

// A small firm of our own invention. Titles first, as the site ranks them; `otherNames` is the romanised name of a person.
const record = (
  objectID: string,
  type: string,
  [title, summary, body = '']: string[],
  otherNames = '',
): TestRecord => ({
  objectID,
  type,
  title: title ?? '',
  summary: summary ?? '',
  body,
  otherNames,
})

export const english: TestRecord[] = [
  record(
    'chen',
    'people',
    ['Chen Wei 陈伟', 'Partner, International arbitration, Hong Kong', 'Acts in investor-state disputes.'],
    'Chen Wei',
  ),
  record('lefevre', 'people', [
    'Benoît Lefèvre',
    'Partner, Mergers and acquisitions, Paris',
    'Advises on cross-border takeovers.',
  ]),
  record('okonkwo', 'people', [
    'Adaeze Okonkwo',
    'Senior associate, Employment, London',
    'Whistleblowing and dismissals.',
  ]),
  record('obrien', 'people', ["Niamh O'Brien", 'Counsel, Competition, Dublin', 'Merger control and cartels.']),
  record('muller', 'people', ['Jörg Müller', 'Partner, Tax, Munich', 'Transfer pricing and tax disputes.']),
  record('vanderberg', 'people', [
    'Anneke van der Berg',
    'Partner, Energy and infrastructure, Amsterdam',
    'Offshore wind projects.',
  ]),
  record('arbitration', 'expertise', [
    'International arbitration',
    'We resolve disputes before tribunals',
    'ICC, LCIA and HKIAC proceedings, and the enforcement of awards.',
  ]),
  record('banking', 'expertise', [
    'Banking',
    'Loans and bank regulation',
    'Syndicated lending, securitisation and security packages.',
  ]),
  record('bank-regulation', 'expertise', [
    'Banking regulation',
    'Capital requirements and licences',
    'Supervision of credit institutions.',
  ]),
  record('competition', 'expertise', [
    'Competition and antitrust',
    'Cartels, merger control, state aid',
    'Dawn raids and leniency.',
  ]),
  record('data', 'expertise', [
    'Data protection and privacy',
    'GDPR compliance',
    'Breach response and international transfers of personal data.',
  ]),
  record('ma', 'expertise', [
    'Mergers and acquisitions',
    'Public and private deals',
    'Due diligence, share purchase agreements and takeover bids.',
  ]),
  record('employment', 'expertise', [
    'Employment',
    'Hiring, dismissal and collective agreements',
    'Executive pay and redundancies.',
  ]),
  record('energy', 'expertise', [
    'Energy and infrastructure',
    'Wind, solar and hydrogen',
    'Project finance and power purchase agreements.',
  ]),
  record('ip', 'expertise', [
    'Intellectual property',
    'Patents, trade marks, copyright',
    'Licensing and litigation over inventions.',
  ]),
  record('tax', 'expertise', [
    'Tax',
    'Corporate taxes and disputes',
    'Transfer pricing, withholding and value added tax.',
  ]),
  record('litigation', 'expertise', [
    'Litigation',
    'Court proceedings',
    'Commercial claims, injunctions and class actions.',
  ]),
  record('restructuring', 'expertise', [
    'Restructuring and insolvency',
    'Schemes and creditors',
    'Distressed companies and the duties of their directors.',
  ]),
  record('real-estate', 'expertise', ['Real estate', 'Leases and development', 'Property finance and planning law.']),
  record('fund-formation', 'expertise', [
    'Investment funds',
    'Fund formation',
    'Private equity and venture capital vehicles.',
  ]),
  record('whistleblower-guide', 'insight', [
    'Whistleblower protection: what employers must do',
    'The directive in practice',
    'Internal channels and retaliation.',
  ]),
  record('ai-act', 'insight', [
    'The AI Act and your company',
    'Duties for high-risk systems',
    'Artificial intelligence and product safety.',
  ]),
  record('esg', 'insight', [
    'ESG reporting for groups of companies',
    'Environmental, social and governance disclosure',
    'Sustainability statements under the directive.',
  ]),
  record('force-majeure', 'insight', [
    'Force majeure after the pandemic',
    'When contracts may be suspended',
    'Frustration and hardship clauses.',
  ]),
  record('sanctions', 'insight', [
    'Sanctions compliance in shipping',
    'Export control and licences',
    'Vessels, cargo and insurance.',
  ]),
  record('crypto', 'insight', [
    'Cryptocurrency exchanges need a licence',
    'Regulation of digital assets',
    'Custody and stablecoins under the regulation.',
  ]),
  record('award-news', 'news', [
    'Firm wins arbitration award for wind farm',
    'A tribunal in Paris decides',
    'Damages of 80 million euros.',
  ]),
  record('hk-office', 'office', [
    'Hong Kong',
    'Our office at Queen’s Road Central',
    'Disputes, funds and capital markets.',
  ]),
  record('paris-office', 'office', [
    'Paris',
    'Our office near the Palais de Justice',
    'Arbitration and corporate work.',
  ]),
  record('london-office', 'office', ['London', 'Our office in the City', 'Finance, disputes and employment.']),
  record('tax-seminar', 'event', ['Tax breakfast seminar', 'Transfer pricing in 2026', 'With coffee.']),
  record('arbitration-day', 'event', [
    'Hong Kong arbitration day',
    'A conference on investor-state disputes',
    'Speakers from tribunals.',
  ]),
  record('graduates', 'career', [
    'Training contracts for graduates',
    'Start your career in law',
    'Applications open in September.',
  ]),
  record('crossborder-tool', 'product', [
    'Crossborder Navigator',
    'Rules for e-signatures in 40 countries',
    'Compare jurisdictions.',
  ]),
]

export const french: TestRecord[] = [
  record('arbitrage', 'expertise', [
    'Arbitrage international',
    'L’arbitrage devant les tribunaux',
    'Procédures CCI et exécution des sentences.',
  ]),
  record('banque', 'expertise', ['Droit bancaire', 'Réglementation des banques', 'Prêts, titrisation et sûretés.']),
  record('concurrence', 'expertise', [
    'Concurrence',
    'Ententes et contrôle des concentrations',
    'L’abus de position dominante.',
  ]),
  record('donnees', 'expertise', [
    'Protection des données',
    'Conformité au RGPD',
    'Transferts de données personnelles.',
  ]),
  record('fusions', 'expertise', [
    'Fusions et acquisitions',
    'Opérations publiques et privées',
    'Audit préalable et garantie de passif.',
  ]),
  record('travail', 'expertise', [
    'Droit du travail',
    'Embauche et licenciement',
    'Les conventions collectives et l’emploi.',
  ]),
  record('fiscal', 'expertise', [
    'Droit fiscal',
    'Contentieux fiscaux',
    'Prix de transfert et taxe sur la valeur ajoutée.',
  ]),
  record('propriete', 'expertise', [
    'Propriété intellectuelle',
    'Brevets, marques, droit d’auteur',
    'Contrefaçon et licences.',
  ]),
  record('energie', 'expertise', ['Énergie', 'Éolien en mer et hydrogène', 'Financement de projets.']),
  record('societes', 'expertise', [
    'Droit des sociétés',
    'Gouvernance et assemblées générales',
    'Pactes d’actionnaires.',
  ]),
  record('oeuvres', 'insight', [
    'Les œuvres de l’intelligence artificielle',
    'Qui est l’auteur ?',
    'Le droit d’auteur face aux machines.',
  ]),
  record('lanceurs', 'insight', [
    'Lanceurs d’alerte : ce que l’employeur doit faire',
    'La directive en pratique',
    'Canaux internes et représailles.',
  ]),
  record('force', 'insight', [
    'La force majeure après la pandémie',
    'Quand le contrat est suspendu',
    'Imprévision et clauses.',
  ]),
  record('devoir', 'insight', ['Le devoir de vigilance des groupes', 'Chaînes de valeur', 'Plans et contentieux.']),
  record('bail', 'insight', ['Le bail commercial', 'Loyers et renouvellement', 'Les baux et l’indexation.']),
  record('lefevre', 'people', [
    'Benoît Lefèvre',
    'Associé, fusions et acquisitions, Paris',
    'Conseille des groupes cotés.',
  ]),
  record('aurelie', 'people', ['Aurélie Dupré', 'Avocate, arbitrage, Paris', 'Contentieux d’investissement.']),
  record('garcon', 'people', ['François Garçon', 'Associé, droit fiscal, Paris', 'Contrôles et contentieux.']),
  record('bureau-paris', 'office', ['Paris', 'Notre bureau près du Palais de Justice', 'Arbitrage et sociétés.']),
  record('petit-dejeuner', 'event', ['Petit-déjeuner fiscal', 'Prix de transfert en 2026', 'Avec café.']),
]

export const chinese: TestRecord[] = [
  record('chen', 'people', ['陈伟', '合伙人，国际仲裁，香港', '代理投资者与国家之间的争议。'], 'Chen Wei'),
  record('zhang', 'people', ['张丽华', '合伙人，公司并购，上海', '为跨境收购提供法律意见。'], 'Zhang Lihua'),
  record('ouyang', 'people', ['欧阳明', '顾问，反垄断，北京', '经营者集中申报。'], 'Ouyang Ming'),
  record('wang', 'people', ['王晓东', '律师，知识产权，北京', '专利诉讼与商标许可。'], 'Wang Xiaodong'),
  record('zhongcai', 'expertise', ['国际仲裁', '在仲裁庭解决争议', '香港国际仲裁中心程序与裁决执行。']),
  record('binggou', 'expertise', ['公司并购', '公开与私人交易', '尽职调查与股权收购协议。']),
  record('fanlongduan', 'expertise', ['反垄断与竞争', '经营者集中与垄断协议', '反垄断调查的应对。']),
  record('shuju', 'expertise', ['数据保护', '个人信息合规', '数据跨境传输与安全评估。']),
  record('zhishi', 'expertise', ['知识产权', '专利、商标、著作权', '许可与诉讼。']),
  record('laodong', 'expertise', ['劳动法', '招聘与解雇', '集体合同与高管薪酬。']),
  record('shuiwu', 'expertise', ['税务', '企业税与争议', '转让定价与增值税。']),
  record('yinhang', 'expertise', ['银行与金融', '贷款与银行监管', '证券化与担保。']),
  record('nengyuan', 'expertise', ['能源与基础设施', '风电、太阳能与氢能', '项目融资。']),
  record('hegui', 'insight', ['跨境合规：企业应当注意什么', '出口管制与制裁', '合规体系的建立。']),
  record('ai', 'insight', ['人工智能法案与企业', '高风险系统的义务', '产品安全。']),
  record('bukekangli', 'insight', ['疫情之后的不可抗力', '合同何时可以中止', '情势变更。']),
  record('shanghai', 'office', ['上海', '位于陆家嘴的办事处', '并购与银行业务。']),
  record('xianggang', 'office', ['香港', '位于皇后大道中的办事处', '争议解决与基金。']),
  record('jiangzuo', 'event', ['2026年税务讲座', '转让定价的新规则', '上海，上午九点。']),
  record('tanpan', 'news', ['本所赢得风电场仲裁', '巴黎仲裁庭作出裁决', '赔偿八千万欧元。']),
]
