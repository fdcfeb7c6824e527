import { cpSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

const root = join(import.meta.dirname, '../..')
// Next.js compiles this file alone, so it imports nothing of the program: `src/config/firm-folder.ts` says the same.
const ownFirm = join(root, 'src/firm')
const firm = resolve(root, process.env.FIRM_DIR || ownFirm)

const always = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
]

// Payload's admin writes styles and its first data into the page itself; nothing of it comes from elsewhere.
const adminPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

const admin = [
  ...always,
  { key: 'Content-Security-Policy', value: adminPolicy },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
]
const nowhere = [{ key: 'Content-Security-Policy', value: adminPolicy }]
const api = [
  ...always,
  { key: 'Cache-Control', value: 'no-store' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
]

const deepest = 4

/** Turbopack reads files by itself, and none outside the program: it is led to a copy of the other firm's, from wherever ours is asked for. */
function leadToOtherFirm(): Record<string, string> {
  const copy = join(import.meta.dirname, '.firm')
  cpSync(firm, copy, { recursive: true })
  const names = readdirSync(copy).flatMap((name) => (name.endsWith('.ts') ? [name.slice(0, -'.ts'.length)] : []))
  const above = Array.from({ length: deepest }, (_, depth) => '../'.repeat(depth + 1))
  const asked = names.flatMap((name) => above.flatMap((up) => [`${up}firm/${name}`, `${up}src/firm/${name}`]))
  return Object.fromEntries(asked.map((request) => [request, `./.firm/${basename(request)}.ts`]))
}

export default withPayload({
  // The route table and the locale list live in the site's pure layers, two folders up.
  turbopack: { root, ...(firm !== ownFirm ? { resolveAlias: leadToOtherFirm() } : {}) },
  outputFileTracingRoot: root,
  serverExternalPackages: ['nodemailer', '@aws-sdk/client-s3'],
  // `npm run check` looks at types once; the build need not again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  headers: () =>
    Promise.resolve([
      { source: '/admin/:path*', headers: admin },
      { source: '/api/:path*', headers: api },
      // What is nowhere here is answered with the admin's page for it.
      { source: '/_next/:path*', headers: nowhere },
      { source: '/media', headers: nowhere },
      { source: '/media/:name/:rest+', headers: nowhere },
    ]),
})
