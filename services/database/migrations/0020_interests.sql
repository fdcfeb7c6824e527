-- Up Migration

-- What somebody is interested in, by the names of public pages such as topic-12.
create table account.interests (
  sub text primary key,
  -- Counts the changes: whoever changes one names the version that they saw.
  version integer not null,
  -- The number that the browser gave the change before: asked again, it gets the same answer.
  last_key uuid not null,
  chosen text[] not null,
  updated_at timestamptz not null default now()
);
-- Of something that changed, who is interested in it.
create index on account.interests using gin (chosen);
