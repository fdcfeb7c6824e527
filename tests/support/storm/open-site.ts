import { type Publishing } from '../publishing/publishing'

const firstBuildMs = 900_000

/** Something to build; pages that lead to the contact page are held back until it is there. */
export async function openSite(site: Publishing): Promise<void> {
  await site.add('pages', { title: 'Contact us' })
  await site.add('news', { title: 'The first', summary: 'In short.', publishedOn: '2026-03-02T00:00:00.000Z' })
  await site.until('/en/about-us/news/the-first', ({ status }) => status === 200, firstBuildMs)
}
