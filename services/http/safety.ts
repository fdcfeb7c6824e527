import { reportsPath } from './reports-path'

/** What browsers tell of a violation goes to the edge itself, which counts it. */
export const reporting = 'report-to edge'

/** Nothing may run, and nothing may be shown inside somebody else's page. A page of ours adds the one style it carries. */
export const toPolicy = (styleSource = "'none'"): string =>
  [
    "default-src 'none'",
    `style-src ${styleSource}`,
    "font-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    reporting,
  ].join('; ')

/** Every power that a browser knows and asks about by this header. Films may fill the screen, and addresses be copied. */
const powers = {
  none: [
    ...['accelerometer', 'browsing-topics', 'camera', 'captured-surface-control', 'compute-pressure'],
    ...['cross-origin-isolated', 'digital-credentials-create', 'digital-credentials-get', 'display-capture'],
    ...['geolocation', 'gyroscope', 'hid', 'identity-credentials-get', 'idle-detection', 'keyboard-map'],
    ...['language-detector', 'language-model', 'local-fonts', 'local-network', 'local-network-access'],
    ...['loopback-network', 'magnetometer', 'microphone', 'midi', 'on-device-speech-recognition', 'otp-credentials'],
    ...['payment', 'private-state-token-issuance', 'private-state-token-redemption', 'publickey-credentials-create'],
    ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'speaker-selection', 'storage-access'],
    ...['summarizer', 'translator', 'usb', 'window-management', 'xr-spatial-tracking'],
  ],
  self: ['clipboard-read', 'clipboard-write', 'encrypted-media', 'gamepad'],
  all: ['autoplay', 'fullscreen', 'picture-in-picture'],
}
const permissions = [
  ...powers.none.map((power) => `${power}=()`),
  ...powers.self.map((power) => `${power}=(self)`),
  ...powers.all.map((power) => `${power}=*`),
].join(', ')

/** What every answer of the edge itself carries; the services set their own. */
export const safety: Record<string, string> = {
  'content-security-policy': toPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions,
  'reporting-endpoints': `edge="${reportsPath}"`,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
}

/** For a service whose answers are never pages: a browser makes nothing of them, so there is less to forbid. */
export const dataSafety: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Even opened by itself, a file that somebody uploaded can run nothing and read nothing. */
export const mediumPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
