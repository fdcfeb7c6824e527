import { buildConfig } from 'payload'
import sharp from 'sharp'
import { defaultLocale, locales } from '../../src/config/locales'
import { accessRecords } from './collections/access-records'
import { expertise } from './collections/expertise'
import { firm } from './collections/firm'
import { graduates } from './collections/graduates'
import { insights } from './collections/insights'
import { media } from './collections/media'
import { navigator } from './collections/navigator'
import { peopleAndPlaces } from './collections/people-and-places'
import { productCollections } from './collections/products'
import { site } from './collections/site'
import { users } from './collections/users'
import { database } from './database'
import { environment } from './environment'
import { editor } from './fields/rich-text'
import { mostBytes } from './media/clean-file'
import { refuse } from './request/guard'
import { tellDatabaseProblem } from './request/tell-database-problem'

export default buildConfig({
  secret: environment.secret(),
  serverURL: environment.publicUrl(),
  db: database,
  editor,
  sharp,
  telemetry: false,
  hooks: { afterError: [tellDatabaseProblem] },
  // Nobody else's page may use an editor's session or read an answer.
  cors: [],
  csrf: environment.publicOrigins(),
  // Payload's own would draw pictures from any words, for anybody.
  endpoints: [{ path: '/og', method: 'get', handler: () => refuse(404, 'There is no such picture.') }],
  graphQL: { disablePlaygroundInProduction: true, disableIntrospectionInProduction: true, maxComplexity: 1000 },
  upload: {
    limits: { fileSize: mostBytes },
    abortOnLimit: true,
    responseOnLimit: `This file is larger than ${mostBytes / 1024 / 1024} MB: make it smaller first.`,
  },
  typescript: { autoGenerate: false },
  localization: {
    locales: Object.entries(locales).map(([code, { name }]) => ({ code, label: name })),
    defaultLocale,
    fallback: false,
    // The plain button publishes what the editor sees; "all languages" stands beside it.
    defaultLocalePublishOption: 'active',
  },
  admin: {
    user: users.slug,
    // The usual picture would ask another company for each colleague's.
    avatar: 'default',
    meta: { titleSuffix: ' · Aldermoor Vane' },
    importMap: { baseDir: import.meta.dirname, importMapFile: `${import.meta.dirname}/app/admin/importMap.js` },
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
    ...accessRecords,
    users,
  ],
})
