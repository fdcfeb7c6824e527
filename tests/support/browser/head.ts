import { type Head } from '../../../src/shell/head/plan-head'

/** What a page tells search engines about itself. */
export const descriptionIn = ({ tags }: Head): string =>
  tags.find(({ attributes }) => attributes['name'] === 'description')?.attributes['content'] ?? ''
