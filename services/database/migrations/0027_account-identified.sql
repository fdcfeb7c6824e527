-- Up Migration

-- Who agreed to be known where visits are counted. What somebody looked at is counted apart, and of nobody.
create table account.identified (
  sub text primary key,
  email text,
  name text,
  organisation_name text,
  first_name text,
  last_name text,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index on account.identified (last_seen_at);
