import { lexical } from '../content/lexical'

/** English, Spanish, Arabic. */
type Three = readonly [en: string, es: string, ar: string]
type Values = Record<string, unknown>
type Document = { collection: string; id: number; values: Values }

const inEach = (make: (text: string) => unknown, [en, es, ar]: Three): Values => ({
  en: make(en),
  es: make(es),
  ar: make(ar),
})
const say = (...texts: Three): Values => inEach((text) => text, texts)
const live = { en: true, es: true, ar: true }
const slug = (text: string): Values => say(text, text, text)
const rich = (text: string) => lexical.root(lexical.paragraph(lexical.text(text)))
const write = (...texts: Three): Values => inEach((text) => [{ blockType: 'text', text: rich(text) }], texts)
const tell = (...texts: Three): Values => inEach(rich, texts)
const day = (text: string): string => `${text}T12:00:00.000Z`

type PageWords = { title: Three; summary: Three; body: Three }
const pages: Readonly<Record<string, PageWords>> = {
  home: {
    title: ['Otero & Haddad', 'Otero & Haddad', 'أوتيرو وحداد'],
    summary: ['Lawyers in Dubai and Madrid.', 'Abogados en Madrid y Dubái.', 'محامون في مدريد ودبي.'],
    body: [
      'We advise companies of both shores of the Mediterranean since 1987.',
      'Asesoramos desde 1987 a empresas de las dos orillas del Mediterráneo.',
      'نقدم المشورة منذ عام 1987 للشركات على ضفتي البحر المتوسط.',
    ],
  },
  'about-us': {
    title: ['About us', 'El despacho', 'من نحن'],
    summary: ['Who we are.', 'Quiénes somos.', 'تعريف بالمكتب.'],
    body: [
      'Write to us, or call +34 910 000 000 between 9:00 and 18:00.',
      'Escríbanos o llame al +34 910 000 000 entre las 9:00 y las 18:00.',
      'راسلونا أو اتصلوا بالرقم +34 910 000 000 من 9:00 إلى 18:00 (مكتب Otero & Haddad).',
    ],
  },
  people: {
    title: ['People', 'Equipo', 'فريق العمل'],
    summary: ['Our lawyers.', 'Nuestros abogados.', 'محامونا.'],
    body: ['All of them.', 'Todos ellos.', 'جميعهم.'],
  },
  locations: {
    title: ['Locations', 'Oficinas', 'مكاتبنا'],
    summary: ['Where we are.', 'Dónde estamos.', 'أين نحن.'],
    body: ['Come and see us.', 'Visítenos.', 'تفضلوا بزيارتنا.'],
  },
  insights: {
    title: ['Insights', 'Publicaciones', 'إصدارات'],
    summary: ['What we write.', 'Lo que escribimos.', 'ما نكتبه.'],
    body: ['New ones first.', 'Primero lo más reciente.', 'الأحدث أولاً.'],
  },
  'contact-us': {
    title: ['Contact us', 'Contacto', 'اتصل بنا'],
    summary: ['How to reach us.', 'Cómo contactar.', 'كيف تصلون إلينا.'],
    body: ['Write to us.', 'Escríbanos.', 'راسلونا.'],
  },
  careers: {
    title: ['Careers', 'Trabaje con nosotros', 'الوظائف'],
    summary: ['Work here.', 'Únase al equipo.', 'انضموا إلينا.'],
    body: ['Open posts are below.', 'Las vacantes están abajo.', 'الوظائف الشاغرة أدناه.'],
  },
  'legal-and-regulatory-information': {
    title: ['Legal information', 'Información legal', 'معلومات قانونية'],
    summary: ['Who regulates us.', 'Quién nos regula.', 'الجهة التي تنظم عملنا.'],
    body: ['The law of Spain applies.', 'Se aplica la ley española.', 'يسري القانون الإسباني.'],
  },
  'data-privacy': {
    title: ['Data privacy', 'Protección de datos', 'حماية البيانات'],
    summary: ['What we keep.', 'Qué conservamos.', 'ما نحتفظ به.'],
    body: ['We keep what we need.', 'Conservamos lo necesario.', 'نحتفظ بما يلزم فقط.'],
  },
}

const pageNames = Object.keys(pages)
const idOf = (name: string): number => pageNames.indexOf(name) + 1
const parents: Readonly<Record<string, string>> = { 'data-privacy': 'legal-and-regulatory-information' }

const pageDocuments = Object.entries(pages).map(([name, { title, summary, body }]): Document => {
  const parent = parents[name]
  const values = {
    live,
    slug: slug(name),
    title: say(...title),
    summary: say(...summary),
    body: write(...body),
    ...(parent === undefined ? {} : { parent: idOf(parent) }),
  }
  return { collection: 'pages', id: idOf(name), values }
})

const menu = (id: number, place: string, names: readonly string[]): Document => {
  const entries = names.map((name) => ({
    label: say(...(pages[name]?.title ?? ['', '', ''])),
    target: { relationTo: 'pages', value: idOf(name) },
  }))
  return { collection: 'menus', id, values: { live, name: slug(place), place, entries } }
}

const country = say('United Arab Emirates', 'Emiratos Árabes Unidos', 'الإمارات العربية المتحدة')
const places: Document[] = [
  { collection: 'locations', id: 1, values: { live, slug: slug('uae'), name: country, kind: 'country', iso: 'AE' } },
  {
    collection: 'locations',
    id: 2,
    values: {
      ...{ live, slug: slug('dubai'), kind: 'city', iso: 'AE', within: 1 },
      name: say('Dubai', 'Dubái', 'دبي'),
    },
  },
  {
    collection: 'offices',
    id: 1,
    values: {
      ...{ live, slug: slug('dubai'), city: 2, country: 1, latitude: 25.2, longitude: 55.27 },
      name: say('Dubai', 'Dubái', 'دبي'),
      summary: say('Our office at the creek.', 'Nuestra oficina junto al estuario.', 'مكتبنا بجوار الخور.'),
      address: say('7 Invented Road\nDubai', 'Calle Inventada 7\nDubái', '7 شارع مخترع\nدبي'),
      phones: ['+971 4 000 0000'],
      hours: [{ day: 'monday', opens: '09:00', closes: '18:00' }],
      legalEntity: 'Otero & Haddad Abogados SLP',
      regulatorText: tell('Licensed in Dubai.', 'Autorizada en Dubái.', 'مرخص في دبي.'),
      timeZone: 'Asia/Dubai',
    },
  },
]

const person = (id: number, names: Three, own: Values): Document => ({
  collection: 'people',
  id,
  values: {
    ...{ live, role: 'partner', offices: [1] },
    name: say(...names),
    jobTitle: say('Partner', 'Socia', 'شريكة'),
    summary: say('Advises banks.', 'Asesora a bancos.', 'تقدم المشورة للمصارف.'),
    biography: tell(
      'She has advised banks since 2004 (Madrid) and 2011 (Dubai).',
      'Asesora a bancos desde 2004 (Madrid) y 2011 (Dubái).',
      'تقدم المشورة للمصارف منذ 2004 (مدريد) و2011 (دبي)، وتكتب في Law & Banking.',
    ),
    admissions: [{ place: say('Madrid', 'Madrid', 'مدريد'), year: 2004 }],
    education: [{ degree: say('LLM', 'LLM', 'LLM'), institution: slug('Universidad Inventada') }],
    phones: [{ kind: 'office', number: '+971 4 000 0001' }],
    ...own,
  },
})

const people = [
  person(1, ['Lucía Otero', 'Lucía Otero', 'لوسيا أوتيرو'], {
    ...{ givenName: 'Lucía', familyName: 'Otero', email: 'lucia@otero.example.com', slug: slug('lucia-otero') },
  }),
  person(2, ['Samar Haddad', 'Samar Haddad', 'سمر حداد'], {
    ...{ givenName: 'Samar', familyName: 'Haddad', email: 'samar@otero.example.com', slug: slug('samar-haddad') },
  }),
]

const writings: Document[] = [
  {
    collection: 'articles',
    id: 1,
    values: {
      ...{
        live,
        slug: slug('set-off'),
        kind: 'article',
        publishedOn: day('2026-05-02'),
        lawStatedAt: day('2026-05-01'),
        authors: [1, 2],
      },
      title: say('On set-off in 2026', 'La compensación en 2026', 'المقاصة في عام 2026'),
      summary: say('When debts meet.', 'Cuando las deudas se cruzan.', 'عندما تتقابل الديون.'),
      body: write(
        'Article 1195 says when. Two debts of EUR 1,250.50 meet.',
        'El artículo 1195 dice cuándo. Se cruzan dos deudas de 1.250,50 EUR.',
        'تحدد المادة 1195 متى يحدث ذلك: دَينان قيمة كل منهما 1,250.50 EUR بين شركتي Norte SL وLevante SA.',
      ),
      readingTime: 3,
    },
  },
  {
    collection: 'events',
    id: 1,
    values: {
      ...{ live, slug: slug('seminar'), timeZone: 'Asia/Dubai', mode: 'in-person', state: 'scheduled' },
      ...{ startsAt: '2027-05-10T09:00:00.000Z', endsAt: '2027-05-10T11:00:00.000Z', speakers: [2], capacity: 40 },
      ...{ registrationOpens: day('2026-01-10'), registrationCloses: day('2027-05-09') },
      title: say('Seminar', 'Seminario', 'ندوة'),
      summary: say('Two hours on security.', 'Dos horas sobre garantías.', 'ساعتان عن الضمانات.'),
      venue: say('7 Invented Road', 'Calle Inventada 7', '7 شارع مخترع'),
      body: write('Bring questions.', 'Traigan preguntas.', 'أحضروا أسئلتكم.'),
    },
  },
]

const shared: Document[] = [
  {
    collection: 'settings',
    id: 1,
    values: {
      ...{ live, scope: 'whole-site', phone: '+34 910 000 000', consentVersion: '1' },
      firmName: slug('Otero & Haddad'),
      claim: say('Law on both shores', 'Derecho en las dos orillas', 'القانون على الضفتين'),
      mailboxes: ['hola@otero.example.com'],
      consentText: say('You agree.', 'Está de acuerdo.', 'أنت توافق.'),
    },
  },
  {
    collection: 'legal-notices',
    id: 1,
    values: {
      ...{ live, sraNumber: 'ICAM-98765' },
      title: say('Legal notice', 'Aviso legal', 'إشعار قانوني'),
      regulatedBy: say(
        'Registered with the bar of Madrid (Ilustre Colegio de la Abogacía de Madrid), ICAM-98765',
        'Inscrita en el Ilustre Colegio de la Abogacía de Madrid, ICAM-98765',
        'مقيدة في نقابة المحامين في مدريد (Ilustre Colegio de la Abogacía)، ICAM-98765',
      ),
      entities: [
        {
          ...{ name: 'Otero & Haddad Abogados SLP', office: 1 },
          regulatorText: say('Of Madrid.', 'De Madrid.', 'من مدريد.'),
        },
      ],
      complaintsSteps: [
        {
          heading: say('Write to us', 'Escríbanos', 'راسلونا'),
          text: say('We answer.', 'Respondemos.', 'سنجيبكم.'),
          within: say('thirty days', 'treinta días', 'ثلاثون يوماً'),
        },
      ],
      ombudsman: say('The bar decides.', 'Decide el Colegio.', 'تفصل النقابة في الأمر.'),
      regulatorContact: say('Write to the bar.', 'Escriba al Colegio.', 'اكتبوا إلى النقابة.'),
    },
  },
]

/** What the second firm publishes first: lines for `npm run content -- import`. */
export const documentsOfSecondFirm: readonly Document[] = [
  ...shared,
  ...pageDocuments,
  menu(1, 'header', ['people', 'insights', 'about-us', 'locations']),
  menu(2, 'footer', ['contact-us', 'careers', 'legal-and-regulatory-information', 'data-privacy']),
  ...places,
  ...people,
  ...writings,
]
