-- Up Migration

-- Where people are signed in: what a browser says of itself, and no more of its network than which one it is.
create table account.sessions (
  sub text not null,
  -- As the provider calls it in its tokens.
  id text not null,
  browser text,
  system text,
  network text,
  -- Two letters; known only where a proxy in front says it.
  country text,
  began_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (sub, id)
);
create index on account.sessions (seen_at);
