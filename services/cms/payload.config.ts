import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { zh } from '@payloadcms/translations/languages/zh'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { defaultLocale, everyLocale, locales } from '../../src/config/locales'
import { firm as owner } from '../../src/firm/firm'
import { allow } from './access/access'
import { accessChangesEndpoint } from './access-feed/endpoint'
import { eventFilmEndpoint } from './access-feed/film-endpoint'
import { addLanguages } from './add-languages'
import { bundleEndpoints } from './bundles/bundle-endpoints'
import { watchBundles } from './bundles/watch-bundles'
import { moveDate } from './calendar/move-date'
import { moveSchedule } from './calendar/move-endpoint'
import { accessRecords } from './collections/access-records'
import { auditEvents } from './collections/audit-events'
import { expertise } from './collections/expertise'
import { firm } from './collections/firm'
import { graduates } from './collections/graduates'
import { insights } from './collections/insights'
import { media } from './collections/media'
import { navigator } from './collections/navigator'
import { nudges } from './collections/nudges'
import { peopleAndPlaces } from './collections/people-and-places'
import { productCollections } from './collections/products'
import { site } from './collections/site'
import { users } from './collections/users'
import { database } from './database'
import { environment } from './environment'
import { eventDeskEndpoints } from './event-desk/endpoints'
import { editor } from './fields/rich-text'
import { findEndpoint } from './find/find-endpoint'
import { checkLinksNow } from './links/links-endpoint'
import { watchLinks } from './links/watch-links'
import { auditEndpoint } from './log/audit/audit-endpoint'
import { fillMedia } from './log/media/fill-media'
import { mailAdapter } from './mail/mail-adapter'
import { watchLetters } from './mail/outbox'
import { mostBytes } from './media/clean-file'
import { mediaFolders } from './media/media-folders'
import { personRecordsEndpoints } from './person-records/endpoints'
import { previewEndpoint } from './preview/endpoint'
import { refuse } from './request/guard'
import { logLines } from './request/log-lines'
import { tellDatabaseProblem } from './request/tell-database-problem'
import { tellInLanguage } from './request/tell-in-language'
import { tellWhole } from './request/tell-whole'
import { answerRequestEndpoint } from './requests/answer-endpoint'
import { newsletterTestEndpoint } from './requests/newsletter-endpoint'
import { xliffEndpoints } from './translation/xliff-endpoints'
import { adminWords } from './words/admin-words'
import { inLanguages } from './words/labels/in-languages'
import { endEmbargo } from './workflow/embargo'
import { offerLanguages } from './workflow/languages/offered-languages'
import { runOnTime } from './workflow/schedules/run-on-time'
import { watchSchedules } from './workflow/schedules/schedule'
import { yearlyReviewEndpoint } from './yearly-review/endpoint'
import { watchReviews } from './yearly-review/tell-overdue'

export default buildConfig({
  secret: environment.secret(),
  serverURL: environment.publicUrl(),
  db: database,
  endpoints: [
    accessChangesEndpoint,
    eventFilmEndpoint,
    answerRequestEndpoint,
    auditEndpoint,
    ...eventDeskEndpoints,
    newsletterTestEndpoint,
    ...personRecordsEndpoints,
    yearlyReviewEndpoint,
    previewEndpoint,
    ...xliffEndpoints,
    checkLinksNow,
    moveSchedule,
    moveDate,
    findEndpoint,
    ...bundleEndpoints,
    // Payload's own would draw pictures from any words, for anybody.
    { path: '/og', method: 'get', handler: () => refuse(404, 'There is no such picture.') },
  ],
  folders: mediaFolders,
  // The cost of an answer grows about tenfold a level. The admin never asks for more than the first.
  maxDepth: 1,
  editor,
  sharp,
  email: mailAdapter,
  telemetry: false,
  logger: logLines,
  hooks: { afterError: [tellDatabaseProblem, tellWhole, tellInLanguage] },
  // Nobody else's page may use an editor's session or read an answer.
  cors: [],
  csrf: environment.publicOrigins(),
  graphQL: { disablePlaygroundInProduction: true, disableIntrospectionInProduction: true, maxComplexity: 1000 },
  upload: {
    limits: { fileSize: mostBytes },
    abortOnLimit: true,
    responseOnLimit: `This file is larger than ${mostBytes / 1024 / 1024} MB: make it smaller first.`,
  },
  typescript: { autoGenerate: false },
  localization: {
    locales: everyLocale.map((code) => ({ code, label: locales[code].name })),
    defaultLocale,
    fallback: false,
    filterAvailableLocales: offerLanguages,
    // The plain button publishes what the editor sees; "all languages" stands beside it.
    defaultLocalePublishOption: 'active',
  },
  i18n: {
    supportedLanguages: { en, fr, zh },
    translations: adminWords,
  },
  admin: {
    user: users.slug,
    meta: {
      titleSuffix: ` · ${owner.name}`,
      description: 'Where the firm writes, reviews and publishes its site.',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: `${environment.publicUrl()}/favicon.svg` }],
    },
    // The other choice asks a stranger's server for a portrait, by e-mail address.
    avatar: 'default',
    dateFormat: 'd MMM yyyy, HH:mm',
    components: {
      beforeNavLinks: [
        ...['/components/find-button#FindButton', '/components/work-links#WorkLinks'],
        '/components/note-language#NoteLanguage',
      ],
      providers: [
        ...['/components/plain-file-names#PlainFileNames', '/components/find-everything#FindEverything'],
        ...['/components/next-by-key#NextByKey', '/components/close-pickers#ClosePickers'],
      ],
      graphics: { Logo: '/components/graphics#Logo', Icon: '/components/graphics#Icon' },
      views: {
        dashboard: { Component: '/components/desk#Desk' },
        login: { Component: '/components/sign-in#SignIn' },
        outsideLinks: { Component: '/components/outside-links#OutsideLinks', path: '/outside-links' },
        calendar: { Component: '/components/calendar#Calendar', path: '/calendar' },
        bundle: { Component: '/components/bundle#BundleScreen', path: '/bundle' },
        languages: { Component: '/components/languages#Languages', path: '/languages' },
      },
    },
    importMap: { baseDir: import.meta.dirname, importMapFile: `${import.meta.dirname}/app/admin/importMap.js` },
  },
  // An embargo ends when it says.
  jobs: {
    tasks: [endEmbargo],
    autoRun: (payload) => {
      watchLetters(payload)
      watchReviews(payload)
      watchLinks(payload)
      watchBundles(payload)
      return runOnTime(payload)
    },
    access: { run: allow('administer') as () => boolean },
  },
  onInit: async (payload) => {
    await addLanguages(payload)
    watchSchedules(payload)
    void fillMedia(payload)
  },
  collections: [
    ...peopleAndPlaces,
    ...expertise,
    ...insights,
    ...firm,
    ...productCollections,
    ...navigator,
    ...graduates,
    ...site,
    media,
    nudges,
    ...accessRecords,
    auditEvents,
    users,
  ].map(inLanguages),
})
