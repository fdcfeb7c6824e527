import { type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { addresses, portOf, type ServiceName } from '../../src/config/addresses'
import { Condition } from '../../src/ui/condition/condition'
import { Mark } from '../../src/ui/mark/mark'
import { type Health, type HealthReport } from './health'
import { type Answer } from './respond'

const styles = [
  '/ui/tokens.css',
  '/ui/base.css',
  '/ui/mark/mark.css',
  '/ui/condition/condition.css',
  '/edge/status-page.css',
]

/** What the front door shows until there is a site behind it. */
export function renderStatus(report: HealthReport, portBase: number): Answer {
  const services = Object.entries(report) as [ServiceName, Health][]
  return toPage(
    200,
    <Frame title="Aldermoor Vane is running" isHome>
      <div className="opening">
        <h1>{services.every(([, { up }]) => up) ? 'Everything is running.' : 'Something is not running.'}</h1>
        <p>
          There is no site at this address yet. What stands behind it is listed here, and{' '}
          <a href="/healthz">/healthz</a> says the same to programs.
        </p>
      </div>
      <section className="split" aria-labelledby="services">
        <div className="sidenote">
          <h2 id="services">Services</h2>
          <p>As of {new Date().toISOString().slice(0, 19).replace('T', ' ')} UTC. Load the page again to ask again.</p>
        </div>
        <div className="main">
          <ServiceTable services={services} portBase={portBase} />
        </div>
      </section>
    </Frame>,
  )
}

export function renderNotFound(): Answer {
  return toPage(
    404,
    <Frame title="Nothing is filed at this address | Aldermoor Vane">
      <div className="opening">
        <h1>Nothing is filed at this address.</h1>
        <p>
          There is no site behind it yet. <a href="/">See what is running</a>.
        </p>
      </div>
    </Frame>,
  )
}

type TableProps = { services: [ServiceName, Health][]; portBase: number }

function ServiceTable({ services, portBase }: TableProps) {
  return (
    <table className="services">
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">State</th>
          <th scope="col">Port</th>
          <th scope="col">Answered in</th>
        </tr>
      </thead>
      <tbody>
        {services.map(([name, { up, ms }]) => (
          <tr key={name}>
            <th scope="row">{addresses[name].title}</th>
            <td>
              {up ? <Condition kind="good">Answers</Condition> : <Condition kind="bad">Does not answer</Condition>}
            </td>
            <td>port {portOf(name, portBase)}</td>
            <td>{ms} ms</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type FrameProps = { title: string; isHome?: boolean; children: ReactNode }

function Frame({ title, isHome = false, children }: FrameProps) {
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
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <header className="head">
          <div className="wrap">{isHome ? <Mark /> : <Mark href="/" />}</div>
        </header>
        <main id="main" className="page wrap">
          {children}
        </main>
        <footer className="foot">
          <div className="wrap">
            <p>Aldermoor Vane LLP is an invented firm, made to demonstrate a website. Nothing on it is legal advice.</p>
          </div>
        </footer>
      </body>
    </html>
  )
}

const toPage = (status: number, page: ReactNode): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html>${renderToStaticMarkup(page)}`,
})
