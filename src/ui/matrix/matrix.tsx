import * as styles from './matrix.module.css'

type Option = { value: string; text: string }
type Row = { name: string; text: string; value: string }
export type MatrixGroup = { name: string; title: string; note: string; rows: readonly Row[] }

type Props = {
  caption: string
  /** What the rows are. */
  heading: string
  options: readonly Option[]
  groups: readonly MatrixGroup[]
  onChoose: (name: string, value: string) => void
}

/** For each row one of the columns: questions that all have the same answers. */
export const Matrix = ({ caption, heading, options, groups, onChoose }: Props) => (
  <table className={styles.matrix}>
    <caption className="unseen">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{heading}</th>
        {options.map(({ value, text }) => (
          <th key={value} scope="col">
            {text}
          </th>
        ))}
      </tr>
    </thead>
    {groups.map(({ name, title, note, rows }) => (
      <tbody key={name}>
        <tr className={styles.group}>
          <th scope="rowgroup" colSpan={options.length + 1}>
            {title}
            <small>{note}</small>
          </th>
        </tr>
        {rows.map((row) => (
          <Line key={row.name} {...{ row, title, options, onChoose }} />
        ))}
      </tbody>
    ))}
  </table>
)

type LineProps = Pick<Props, 'options' | 'onChoose'> & { row: Row; title: string }

const Line = ({ row, title, options, onChoose }: LineProps) => (
  <tr>
    <th scope="row">{row.text}</th>
    {options.map(({ value, text }) => (
      <td key={value}>
        <label>
          <span className="unseen">{`${title}: ${row.text}, ${text}`}</span>
          <input
            type="radio"
            name={row.name}
            value={value}
            checked={row.value === value}
            onChange={() => onChoose(row.name, value)}
          />
        </label>
      </td>
    ))}
  </tr>
)
