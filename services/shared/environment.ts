/** How every service writes its log: lines for people, or JSON for what collects them. Read here and nowhere else. */
export const environment = {
  logFormat: () => (process.env.LOG_FORMAT === 'json' ? 'json' : 'text'),
}
