import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

const root = join(import.meta.dirname, '../..')

export default withPayload({
  // The route table and the locale list live in the site's pure layers, two folders up.
  turbopack: { root },
  outputFileTracingRoot: root,
  // `npm run check` looks at types once; the build need not again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
})
