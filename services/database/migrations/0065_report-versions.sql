-- Up Migration

-- What a report was before it was changed: as in account.reports, which has the newest, and never the words of an answer.
create table account.report_versions (
  report uuid not null references account.reports on delete cascade,
  version integer not null,
  title text not null,
  jurisdictions integer[] not null,
  questions integer[] not null,
  cells jsonb not null,
  kept_at timestamptz not null default now(),
  primary key (report, version)
);
