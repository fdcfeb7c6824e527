-- Up Migration

-- Who took which report away, in which format: for those who have to answer for that at their client.
create table account.report_exports (
  id uuid primary key,
  sub text not null,
  -- The number of the press: sent again, it is the same one.
  key uuid not null,
  -- The client for whom, as the CMS numbers it.
  organisation integer,
  service integer not null,
  format text not null,
  -- How many answers there were in it.
  cells integer not null,
  asked_at timestamptz not null default now(),
  -- Not set while it is made, and for ever where it could not be.
  done_at timestamptz,
  -- What was made, until it is deleted. Formats that the browser writes have none.
  file uuid,
  unique (sub, key)
);
create index on account.report_exports (organisation, asked_at desc);
