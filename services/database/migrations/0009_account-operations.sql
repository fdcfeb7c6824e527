-- Up Migration

-- What the pages of every build of the last weeks ask of the account, whichever version of the service answers them.
create table account.operations (
  -- SHA-256 of the text, as pages send it in its place.
  digest text primary key,
  text text not null,
  first_seen_at timestamptz not null default now(),
  -- When a service of a build that has it last said so.
  last_seen_at timestamptz not null default now()
);
create index on account.operations (last_seen_at);
