-- Up Migration

-- With whom of their own organisation somebody shares a report: with one colleague, or with all of them.
create table account.report_shares (
  id uuid primary key,
  report uuid not null references account.reports on delete cascade,
  -- Whose report it is.
  sub text not null,
  -- The number of the press: sent again, it is the same one.
  key uuid not null,
  -- The client whose people may open it, as the CMS numbers it.
  organisation integer not null,
  -- The verified address of a colleague, in small letters; null for everybody of the organisation.
  address text,
  may_edit boolean not null,
  -- The last day on which it opens.
  until date not null,
  made_at timestamptz not null default now(),
  revoked_at timestamptz,
  unique (sub, key)
);
create index on account.report_shares (organisation) where revoked_at is null;
create index on account.report_shares (report);

-- Who opened a report of somebody else, or tried to.
create table account.report_openings (
  id uuid primary key,
  report uuid not null references account.reports on delete cascade,
  sub text not null,
  -- The number of the press: sent again, it is the same one.
  key uuid not null,
  is_refused boolean not null,
  opened_at timestamptz not null default now(),
  unique (sub, key)
);
create index on account.report_openings (report, opened_at desc);
