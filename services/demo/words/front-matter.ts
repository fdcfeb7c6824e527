import * as z from 'zod'

const text = z.string().trim().min(1)
const summary = text.max(400)
const key = z.string()
const seo = z
  .object({ title: text.max(70).optional(), description: text.max(200).optional() })
  .strict()
  .optional()
const page = { summary, slug: z.string().optional(), seo }
const branch = z
  .object({ ...page, howWeHelp: z.array(z.object({ heading: text.max(300), text }).strict()).default([]) })
  .strict()

/** What stands between the lines of --- in each kind of file; titles and facts stand in `firm`. */
export const frontMatter = {
  articles: z
    .object({
      ...page,
      citations: z
        .array(z.object({ text: text.max(300), url: z.url({ protocol: /^https$/ }).optional() }).strict())
        .default([]),
    })
    .strict(),
  services: branch,
  sectors: branch,
  people: z.object({ summary }).strict(),
  pages: z.object(page).strict(),
  products: z.object(page).strict(),
  'contact-topics': z.object(page).strict(),
  benefits: z.object({ ...page, title: text.max(200) }).strict(),
  'graduate-pages': z.object(page).strict(),
  'nav-services': z.object(page).strict(),
  'nav-contents': z
    .object({ ...page, title: text.max(200), teaser: text.max(200), navService: key, region: key.optional() })
    .strict(),
  testimonials: z.object({ name: text, role: text, office: key }).strict(),
  'legal-notices': z
    .object({
      title: text,
      regulatedBy: text.max(300),
      entities: z.record(key, text),
      complaintsSteps: z.array(z.object({ heading: text, text, within: text }).strict()).min(3),
      ombudsman: text,
      regulatorContact: text,
    })
    .strict(),
}

export type WordsType = keyof typeof frontMatter
export type FrontMatter = { [Type in WordsType]: z.output<(typeof frontMatter)[Type]> }

/** These hold one text and no parts. */
export const plainTypes: readonly WordsType[] = ['people', 'testimonials', 'legal-notices']
