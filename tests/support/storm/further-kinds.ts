/**
 * Types that more than a title and a summary tells: of law, of the whole site, of graduates. Each says the same words twice,
 * once in SQL over the CMS's tables and once of the document that a reader was sent.
 */
export const furtherKinds = {
  articles: {
    kind: 'article',
    title: 'title',
    address: 'articles/{id}/{slug}',
    shown: `concat_ws(' | ', l.summary, t.kind, picture(t.cover_id, l._locale::text), parts(l.body, l._locale::text), named('articles_rels', t.id))`,
    tell: ['summary', 'kind', 'cover', 'body', 'authors'],
  },
  'nav-jurisdictions': {
    kind: 'nav-jurisdiction',
    title: 'name',
    shown: `concat_ws(' | ', l.summary, t.iso, t.region_id)`,
    tell: ['summary', 'iso', 'region'],
  },
  'nav-answers': {
    kind: 'nav-answer',
    title: 'shortAnswer',
    audience: 'account',
    shown: `concat_ws(' | ', t.status, t.threshold, t.jurisdiction_id, t.question_id)`,
    tell: ['status', 'threshold', 'jurisdiction', 'question'],
  },
  'legal-notices': {
    kind: 'legal-notice',
    title: 'title',
    shown: `concat_ws(' | ', l.summary, t.sra_number, l.regulated_by, l.ombudsman)`,
    tell: ['summary', 'sraNumber', 'regulatedBy', 'ombudsman'],
  },
  redirects: {
    kind: 'redirect',
    title: 'from',
    shown: `concat_ws(' | ', t.is_gone::text, t.reason, named('redirects_rels', t.id))`,
    tell: ['isGone', 'reason', 'to'],
  },
  settings: {
    kind: 'settings',
    title: 'firmName',
    set: 'every',
    shown: `concat_ws(' | ', l.claim, t.consent_version, picture(t.sharing_picture_id, l._locale::text))`,
    tell: ['claim', 'consentVersion', 'sharingPicture'],
  },
  'graduate-pages': {
    kind: 'graduate-page',
    title: 'title',
    address: 'graduates{slug}',
    slug: `case t.kind when 'home' then '' else '/' || t.kind::text end`,
    set: 'graduate',
    shown: `concat_ws(' | ', l.summary, picture(t.cover_id, l._locale::text), parts(l.body, l._locale::text))`,
    tell: ['summary', 'cover', 'body'],
  },
} as const
