const cookie = /(?:^|; )XSRF-TOKEN=([^;]*)/

export const forgeryHeader = 'x-xsrf-token'

/** What the site's own pages send along, so that a page of somebody else's cannot ask in a reader's name. */
export function readForgeryMark(cookies: string): string | undefined {
  const mark = cookie.exec(cookies)?.[1]
  return mark === undefined ? undefined : decodeURIComponent(mark)
}
