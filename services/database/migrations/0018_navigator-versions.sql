-- What the publication log says of the navigator, as its subscribers read it. All of this can be read from the log again.

-- Every version of every answer and of every guidance, in each language.
create table account.nav_versions (
  type text not null,
  item integer not null,
  locale text not null,
  number integer not null,
  -- Stands for all that this version tells, but for how letters look.
  digest text not null,
  -- Stands for what its language says, without the facts that all languages share.
  words text not null,
  -- The row of the log that told it first, and when.
  seq bigint not null,
  published_at timestamptz not null,
  -- Under one number a slip may have been put right: what was told last counts.
  is_current boolean not null default false,
  -- What tables show of it; nothing of a guidance.
  facts jsonb,
  document jsonb not null,
  primary key (type, item, locale, number, digest)
);

-- What is live: services, regions, jurisdictions and questions as they are, and of texts which version.
create table account.nav_heads (
  type text not null,
  item integer not null,
  locale text not null,
  number integer,
  digest text,
  -- Of an answer.
  question integer,
  jurisdiction integer,
  -- Of what has no versions.
  document jsonb,
  primary key (type, item, locale)
);
create index on account.nav_heads (question, jurisdiction);

-- How far the log was read.
create table account.nav_cursor (
  is_only boolean primary key default true check (is_only),
  seq bigint not null,
  -- Of that row: a log that has another one in its place is another log.
  digest text not null,
  is_whole boolean not null,
  -- Another whenever anything in the other tables is.
  edition uuid not null
);
