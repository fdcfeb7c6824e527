-- Up Migration

-- What somebody wants to be told of, one by one: read by whoever sends.
create table account.follows (
  id uuid primary key,
  sub text not null,
  key uuid not null,
  last_key uuid not null,
  kind text not null,
  -- The number of a public page, the words of a search, or nothing.
  about text not null,
  -- What it was called: still told after the page is gone.
  title text not null,
  rate text not null,
  note text not null default '',
  version integer not null default 1,
  made_at timestamptz not null default now(),
  -- Followed again, it is the same row.
  ended_at timestamptz,
  unique (sub, kind, about)
);
create index on account.follows (kind, about) where ended_at is null;

-- Who wrote an article. What is known of public pages is read once more, for this and for newsletters and vacancies.
alter table account.items add column authors integer[] not null default '{}';
update account.items_cursor set last = '';

-- When somebody last looked at their overview, and the time before that: what is new is new since then.
create table account.overview_visits (
  sub text primary key,
  key uuid not null,
  seen_at timestamptz not null default now(),
  before_at timestamptz
);
