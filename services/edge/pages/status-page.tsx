/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- cells that are styled as blocks need their roles */
import { addresses, portOf, type ServiceName } from '../../../src/config/addresses'
import { firm } from '../../../src/firm/firm'
import { Condition } from '../../../src/ui/condition/condition'
import { Quill } from '../../../src/ui/quill/quill'
import { type Answer } from '../../http/respond'
import { type Health, type HealthReport } from '../health'
import { Page, toPage } from './page'

const allServices = Object.keys(addresses) as ServiceName[]
const formatDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' })

type Props = { report: HealthReport; portBase: number }

/** What the front door shows until there is a site behind it. */
export function renderStatus(report: HealthReport, portBase: number): Answer {
  return toPage(200, <StatusPage report={report} portBase={portBase} />)
}

function StatusPage({ report, portBase }: Props) {
  const areAllUp = Object.values(report).every(({ up }) => up)
  const absent = allServices.filter((name) => report[name] === undefined)
  return (
    <Page title={`${areAllUp ? 'Everything is running' : 'Something is not running'} | ${firm.name}`} isHome>
      <div className="wrap opening">
        <h1>{areAllUp ? 'Everything is running.' : 'Something is not running.'}</h1>
        <p>
          No release of the site has been published yet. Until then this address says what stands behind it, and whether
          it answers.
        </p>
        <div className="drawing">
          <Quill kind="standing" />
        </div>
      </div>
      <FirstSteps />
      <section className="wrap split" aria-labelledby="services">
        <div className="sidenote">
          <h2 id="services">Services</h2>
          <p>
            Asked on <time dateTime={new Date().toISOString()}>{formatDate.format(new Date())} UTC</time>, for this
            answer. Load the page again to ask again.
          </p>
        </div>
        <div className="main">
          <ServiceTable report={report} portBase={portBase} />
        </div>
      </section>
      {absent.length > 0 && <AbsentServices names={absent} />}
    </Page>
  )
}

/** For the person who has just installed it; nothing of it is there once a release is. */
function FirstSteps() {
  return (
    <section className="wrap split" aria-labelledby="first">
      <div className="sidenote">
        <h2 id="first">What to do first</h2>
        <p>Nothing of a firm is public before its people have written and published it.</p>
      </div>
      <ol className="main">
        <li>
          Open <a href="/admin">the content management</a> and make the first account. It asks once for the setup key,
          which <code>npm start</code> shows on its screen, and <code>npm run doctor -- --setup-key</code> again.
        </li>
        <li>
          Follow the list that stands there: the firm, a second person who approves, legal notice, data privacy, home
          page and menu, in one language.
        </li>
        <li>The first publication takes some minutes. Then your site stands here in place of this page.</li>
      </ol>
    </section>
  )
}

const columns = ['Service', 'State', 'Where', 'Answered in']

function ServiceTable({ report, portBase }: Props) {
  return (
    <table className="services" role="table" aria-labelledby="services">
      <thead>
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {allServices.map((name) => {
          const health = report[name]
          return health && <ServiceRow key={name} name={name} health={health} port={portOf(name, portBase)} />
        })}
      </tbody>
    </table>
  )
}

type RowProps = { name: ServiceName; health: Health; port: number }

function ServiceRow({ name, health, port }: RowProps) {
  const { title, paths } = addresses[name]
  const elsewhere = name === 'edge' ? 'every other path' : 'not public'
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {title}
      </th>
      <td role="cell">
        <Condition kind={health.up ? 'good' : 'bad'}>{health.up ? 'Answers' : 'Does not answer'}</Condition>
      </td>
      <td role="cell" className="where">
        {paths.length > 0 ? paths.join(', ') : elsewhere}
        <span className="meta">
          {health.problem === undefined ? `port ${port}` : `port ${port}: ${health.problem}`}
        </span>
      </td>
      <td role="cell" className="time">
        {health.up ? (
          <>
            <span className="label">Answered in </span>
            {health.ms} ms
          </>
        ) : (
          'No answer'
        )}
      </td>
    </tr>
  )
}

function AbsentServices({ names }: { names: ServiceName[] }) {
  return (
    <section className="wrap split" aria-labelledby="absent">
      <div className="sidenote">
        <h2 id="absent">Not here yet</h2>
        <p>These are not part of this installation. Their addresses say so until they are.</p>
      </div>
      <dl className="main absent">
        {names.map((name) => (
          <div key={name}>
            <dt>{addresses[name].title}</dt>
            <dd>{addresses[name].paths.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
