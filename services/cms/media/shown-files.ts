/** A file as documents name it, and the part of that which its copies share. */
const named = '/media/[a-z0-9-]+-([0-9a-f]{32})[-.]'

/** The files that rows of the log show to subscribers, of those after one row. Found by the log's key, however long the log is. */
export const shownAfter = (seq: number): string => `
  with fresh as materialized (select seq, audience, document from publications where seq > ${seq})
  select coalesce((select max(seq) from fresh), ${seq})::float8 as seq,
         (select array_agg(distinct found[1]) from fresh, regexp_matches(document::text, '${named}', 'g') found
           where audience <> 'public') as tokens`
