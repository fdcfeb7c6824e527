type Props = { lessons: readonly number[] }

/** Where a script shows how many lessons of a series somebody has completed. */
export const SeriesProgress = ({ lessons }: Props) =>
  lessons.length === 0 ? null : <div data-series={lessons.join(' ')} hidden />
