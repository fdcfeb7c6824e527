import { type Client } from 'pg'
import { plainPaths, plainTables, treeViews } from './plain-kinds'

/** An edition as the public should see it, told by what the documents' own tables hold and nothing else. */
export type Told = { path: string | null; audience: string; title: string; shown: string }

// The rest of the languages are graduates' and what stands around every page; English is everybody's.
const kindsIn = (asked: 'graduate' | 'every') =>
  plainTables.flatMap(({ kind, set }) => (set === asked ? [`'${kind}'`] : [])).join()

const editions = `
  select k.kind, d.id, l._locale::text as locale, l.title, l.slug, l.shown, k.audience
    from (values ('page', 'public'), ('news-item', 'public'), ('product', 'public'), ('marketing-page', 'public'),
                 ('person', 'public'), ('topic', 'public'), ('nav-service', 'public'), ('nav-region', 'public'),
                 ('nav-content', 'account'), ('nav-content-teaser', 'public'),
                 ${plainTables.map(({ kind, audience }) => `('${kind}', '${audience}')`).join(', ')}) k (kind, audience)
    join live d using (kind) join words l on l.kind = k.kind and l.id = d.id
   where l.live and (k.kind in (${kindsIn('every')}) or
     (l._locale in ('en', 'fr-fr', 'zh-cn')) = (l._locale = 'en' or k.kind not in (${kindsIn('graduate')})))`

const tables: [kind: string, table: string, title: string, shown: string][] = [
  [
    'page',
    'pages',
    'title',
    `concat_ws(' | ', l.summary, picture(t.cover_id, l._locale::text), parts(l.body, l._locale::text), named('pages_rels', t.id))`,
  ],
  ['news-item', 'news', 'title', `concat_ws(' | ', l.summary, t.press_contact_id, named('news_rels', t.id))`],
  ['product', 'products', 'title', 'l.summary'],
  ['marketing-page', 'marketing_pages', 'title', 'l.summary'],
  ['person', 'people', 'name', `concat_ws(' | ', l.summary, l.job_title)`],
  ['topic', 'topics', 'name', 'l.summary'],
  ['nav-service', 'nav_services', 'name', 'l.summary'],
  ['nav-region', 'nav_regions', 'name', 'l.summary'],
  ['nav-content', 'nav_contents', 'title', `concat_ws(' | ', l.summary, l.teaser, parts(l.body, l._locale::text))`],
  ['nav-content-teaser', 'nav_contents', 'title', "concat_ws(' | ', l.summary, l.teaser)"],
]

// In the session's own schema, gone with the connection.
const functions = `
  create function pg_temp.picture(wanted int, language text) returns text language sql as $$
    select m.filename || ' ' || coalesce(own.alt, english.alt) from media m
      left join media_locales own on own._parent_id = m.id and own._locale::text = language
      left join media_locales english on english._parent_id = m.id and english._locale::text = 'en'
     where m.id = wanted $$;
  create function pg_temp.parts(body jsonb, language text) returns text language sql as $$
    select string_agg(case part ->> 'blockType'
        when 'pull-quote' then part ->> 'quote'
        when 'picture' then coalesce(pg_temp.picture((part ->> 'picture')::int, language), 'no picture')
        when 'people-list' then 'people ' || coalesce((select string_agg(id::text, ',' order by place)
             from jsonb_array_elements_text(part -> 'people') with ordinality as named (value, place)
             join people p on p.id = named.value::int), '') end, ' / ' order by position)
      from jsonb_array_elements(body) with ordinality as listed (part, position) $$;
  create function pg_temp.named(of text, wanted int) returns text language plpgsql as $$
    declare found text; begin
      execute format('select string_agg(path || '':'' || %s, '','' order by path, "order") from %I where parent_id = $1',
        case of when 'pages_rels' then 'coalesce(pages_id, people_id)::text'
                when 'redirects_rels' then 'coalesce(pages_id, people_id)::text'
                when 'articles_rels' then 'people_id::text'
                else 'coalesce(people_id, deals_id)::text' end, of)
        into found using wanted;
      return found; end $$;`

const allTables = [
  ...tables.map(([kind, table, title, shown]) => ({ kind, table, title, shown, slug: 'l.slug' })),
  ...plainTables,
]

const views = `
  create temporary view live as ${allTables.map(({ kind, table }) => `select '${kind}' as kind, id from ${table} where _status = 'published' and deleted_at is null`).join(' union all ')};
  create temporary view words as ${allTables
    .map(
      ({ kind, table, title, slug, shown }) =>
        `select '${kind}' as kind, t.id, l._locale, l.live, l.${title} as title, ${slug} as slug, ${shown.replaceAll(/(picture|parts|named)\(/g, 'pg_temp.$1(')} as shown from ${table} t join ${table}_locales l on l._parent_id = t.id`,
    )
    .join(' union all ')};
  create temporary view page_paths as with recursive down as (
      select p.id, l._locale::text as locale, l.slug::text as path from pages p join pages_locales l on l._parent_id = p.id where p.parent_id is null
      union all select p.id, l._locale::text, down.path || '/' || l.slug from down join pages p on p.parent_id = down.id
        join pages_locales l on l._parent_id = p.id and l._locale::text = down.locale) select * from down;
  create temporary view product_paths as with recursive down as (
      select p.id, l._locale::text as locale, l.slug::text as path, coalesce(p.is_feature, false) as is_feature
        from products p join products_locales l on l._parent_id = p.id where p.parent_id is null
      union all select p.id, l._locale::text, down.path || '/' || p.id || '/' || l.slug, down.is_feature from down
        join products p on p.parent_id = down.id join products_locales l on l._parent_id = p.id and l._locale::text = down.locale)
    select id, locale, case when is_feature then 'features' else 'products' end as prefix, path from down;
  ${treeViews}`

const guidancePath = `(select '/' || e.locale || '/products/navigator/' || s.slug || coalesce('/' || r.slug, '') || '/content/' || e.id || '/' || e.slug
        from nav_contents c join nav_services_locales s on s._parent_id = c.nav_service_id and s._locale::text = e.locale
        left join nav_regions_locales r on r._parent_id = c.region_id and r._locale::text = e.locale where c.id = e.id)`

const paths = `case e.kind
    when 'page' then (select '/' || e.locale || case path when 'contact-us' then '/' else '/about-us/' end || path from page_paths where id = e.id and locale = e.locale)
    when 'news-item' then '/' || e.locale || '/about-us/news/' || e.slug
    when 'person' then '/' || e.locale || '/people/' || e.id || '/' || e.slug
    when 'topic' then '/' || e.locale || '/insights/topics/' || e.slug
    when 'product' then (select '/' || e.locale || '/' || prefix || '/' || path from product_paths where id = e.id and locale = e.locale)
    when 'nav-service' then '/' || e.locale || '/products/navigator/' || e.slug
    when 'marketing-page' then (select '/' || e.locale || '/' || coalesce(p.prefix, 'products/navigator/' || s.slug) || '/marketing/' || e.slug
        from marketing_pages m left join product_paths p on p.id = m.product_id and p.locale = e.locale
        left join nav_services_locales s on s._parent_id = m.nav_service_id and s._locale::text = e.locale where m.id = e.id)
    when 'nav-content' then ${guidancePath}
    when 'nav-content-teaser' then ${guidancePath}
    ${plainPaths}
  end`

/** What should be published, computed by SQL over the CMS's tables; shares nothing with the code that writes the log. */
export async function readPublished(client: Client): Promise<Map<string, Told>> {
  await client.query(`${functions}${views}`)
  const { rows } = await client.query<Told & { kind: string; id: number; locale: string }>(
    `select e.kind, e.id, e.locale, e.audience, e.title, ${paths} as path, coalesce(e.shown, '') as shown from (${editions}) e`,
  )
  return new Map(rows.map(({ kind, id, locale, ...told }) => [`${kind} ${id} ${locale}`, told]))
}
