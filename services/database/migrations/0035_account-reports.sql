-- Up Migration

-- Reports that people build of the navigator's answers: which answers in which version, and never their words.
create table account.reports (
  id uuid primary key,
  sub text not null,
  -- The number that the browser gave it when it was kept: asked again, it is the same report.
  key uuid not null,
  title text not null,
  -- Numbers of the CMS, in the reader's order.
  service integer not null,
  jurisdictions integer[] not null,
  questions integer[] not null,
  -- What was answered when it was kept, or taken over last: [{question, jurisdiction, answer, version}].
  cells jsonb not null,
  -- Their own words by the place that they belong to, each with a version of its own.
  notes jsonb not null default '{}',
  version integer not null default 1,
  -- The number of the change before.
  last_key uuid not null,
  made_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- Brought back within thirty days, and deleted after that.
  removed_at timestamptz,
  unique (sub, key)
);
create index on account.reports (sub, changed_at desc);
