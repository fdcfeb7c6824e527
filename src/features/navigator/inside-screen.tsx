import { type InsideProps } from './inside'

/** What a page of the navigator shows to those who may read it. */
export function InsideScreen({ words }: InsideProps) {
  return <div className="wrap">{words('law.answers')}</div>
}
