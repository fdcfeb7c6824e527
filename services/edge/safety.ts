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
  ].join('; ')

/** What every answer of the edge itself carries; the services set their own. */
export const safety: Record<string, string> = {
  'content-security-policy': toPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
}
