import { type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { firm } from '../../../src/firm/firm'
import { Mark } from '../../../src/ui/mark/mark'
import { type Answer } from '../../http/respond'
import { toPolicy } from '../../http/safety'
import { loadStylesheet } from './stylesheet'

type Props = { title: string; isHome?: boolean; children: ReactNode }

/** The frame of the edge's own pages. */
export function Page({ title, isHome = false, children }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href="/fonts/display.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        <style dangerouslySetInnerHTML={{ __html: loadStylesheet().text }} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <header className="head">
          <div className="wrap">{isHome ? <Mark /> : <Mark href="/" />}</div>
        </header>
        <main id="main">{children}</main>
        <Foot />
      </body>
    </html>
  )
}

function Foot() {
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="firm">
          <Mark />
          {firm.remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
        </div>
        <nav aria-labelledby="programs">
          <h2 id="programs">For programs</h2>
          <ul className="list">
            <li>
              <a href="/healthz">Health</a>
            </li>
            <li>
              <a href="/healthz?all">Health of everything</a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}

export const toPage = (status: number, page: ReactNode): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html>${renderToStaticMarkup(page)}`,
  headers: { 'content-security-policy': toPolicy(loadStylesheet().source) },
})
