import { toRecord } from './to-record'

export const englishRecords = [
  toRecord('chen', 'people', [
    'Chen Wei 陈伟',
    'Partner, International arbitration, Hong Kong',
    'Acts in investor-state disputes.',
    'Chen Wei',
  ]),
  toRecord('lefevre', 'people', [
    'Benoît Lefèvre',
    'Partner, Mergers and acquisitions, Paris',
    'Advises on cross-border takeovers.',
  ]),
  toRecord('okonkwo', 'people', [
    'Adaeze Okonkwo',
    'Senior associate, Employment, London',
    'Whistleblowing and dismissals.',
  ]),
  toRecord('obrien', 'people', ["Niamh O'Brien", 'Counsel, Competition, Dublin', 'Merger control and cartels.']),
  toRecord('muller', 'people', ['Jörg Müller', 'Partner, Tax, Munich', 'Transfer pricing and tax disputes.']),
  toRecord('vanderberg', 'people', [
    'Anneke van der Berg',
    'Partner, Energy and infrastructure, Amsterdam',
    'Offshore wind projects.',
  ]),
  toRecord('arbitration', 'expertise', [
    'International arbitration',
    'We resolve disputes before tribunals',
    'ICC, LCIA and HKIAC proceedings, and the enforcement of awards.',
  ]),
  toRecord('banking', 'expertise', [
    'Banking',
    'Loans and bank regulation',
    'Syndicated lending, securitisation and security packages.',
  ]),
  toRecord('bank-regulation', 'expertise', [
    'Banking regulation',
    'Capital requirements and licences',
    'Supervision of credit institutions.',
  ]),
  toRecord('competition', 'expertise', [
    'Competition and antitrust',
    'Cartels, merger control, state aid',
    'Dawn raids and leniency.',
  ]),
  toRecord('data', 'expertise', [
    'Data protection and privacy',
    'GDPR compliance',
    'Breach response and international transfers of personal data.',
  ]),
  toRecord('ma', 'expertise', [
    'Mergers and acquisitions',
    'Public and private deals',
    'Due diligence, share purchase agreements and takeover bids.',
  ]),
  toRecord('employment', 'expertise', [
    'Employment',
    'Hiring, dismissal and collective agreements',
    'Executive pay and redundancies.',
  ]),
  toRecord('energy', 'expertise', [
    'Energy and infrastructure',
    'Wind, solar and hydrogen',
    'Project finance and power purchase agreements.',
  ]),
  toRecord('ip', 'expertise', [
    'Intellectual property',
    'Patents, trade marks, copyright',
    'Licensing and litigation over inventions.',
  ]),
  toRecord('tax', 'expertise', [
    'Tax',
    'Corporate taxes and disputes',
    'Transfer pricing, withholding and value added tax.',
  ]),
  toRecord('litigation', 'expertise', [
    'Litigation',
    'Court proceedings',
    'Commercial claims, injunctions and class actions.',
  ]),
  toRecord('restructuring', 'expertise', [
    'Restructuring and insolvency',
    'Schemes and creditors',
    'Distressed companies and the duties of their directors.',
  ]),
  toRecord('real-estate', 'expertise', ['Real estate', 'Leases and development', 'Property finance and planning law.']),
  toRecord('fund-formation', 'expertise', [
    'Investment funds',
    'Fund formation',
    'Private equity and venture capital vehicles.',
  ]),
  toRecord('whistleblower-guide', 'insight', [
    'Whistleblower protection: what employers must do',
    'The directive in practice',
    'Internal channels and retaliation.',
  ]),
  toRecord('ai-act', 'insight', [
    'The AI Act and your company',
    'Duties for high-risk systems',
    'Artificial intelligence and product safety.',
  ]),
  toRecord('esg', 'insight', [
    'ESG reporting for groups of companies',
    'Environmental, social and governance disclosure',
    'Sustainability statements under the directive.',
  ]),
  toRecord('force-majeure', 'insight', [
    'Force majeure after the pandemic',
    'When contracts may be suspended',
    'Frustration and hardship clauses.',
  ]),
  toRecord('sanctions', 'insight', [
    'Sanctions compliance in shipping',
    'Export control and licences',
    'Vessels, cargo and insurance.',
  ]),
  toRecord('crypto', 'insight', [
    'Cryptocurrency exchanges need a licence',
    'Regulation of digital assets',
    'Custody and stablecoins under the regulation.',
  ]),
  toRecord('award-news', 'news', [
    'Firm wins arbitration award for wind farm',
    'A tribunal in Paris decides',
    'Damages of 80 million euros.',
  ]),
  toRecord('hk-office', 'office', [
    'Hong Kong',
    'Our office at Queen’s Road Central',
    'Disputes, funds and capital markets.',
  ]),
  toRecord('paris-office', 'office', [
    'Paris',
    'Our office near the Palais de Justice',
    'Arbitration and corporate work.',
  ]),
  toRecord('london-office', 'office', ['London', 'Our office in the City', 'Finance, disputes and employment.']),
  toRecord('tax-seminar', 'event', ['Tax breakfast seminar', 'Transfer pricing in 2026', 'With coffee.']),
  toRecord('arbitration-day', 'event', [
    'Hong Kong arbitration day',
    'A conference on investor-state disputes',
    'Speakers from tribunals.',
  ]),
  toRecord('graduates', 'career', [
    'Training contracts for graduates',
    'Start your career in law',
    'Applications open in September.',
  ]),
  toRecord('crossborder-tool', 'product', [
    'Crossborder Navigator',
    'Rules for e-signatures in 40 countries',
    'Compare jurisdictions.',
  ]),
]
