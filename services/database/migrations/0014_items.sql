-- Up Migration

-- What is public, as accounts speak of it: made from the publication log alone, and from nothing it is made again the same.
create table account.items (
  type text not null,
  id integer not null,
  locale text not null,
  title text not null,
  -- Of a jurisdiction there is none: it is shown under each service that covers its region.
  path text,
  slug text not null,
  -- What kind of article it is, or how an event is held.
  kind text,
  -- What is said beside the title: a job title, a venue.
  detail text,
  parent integer,
  regions integer[] not null,
  services integer[] not null,
  sectors integer[] not null,
  topics integer[] not null,
  jurisdictions integer[] not null,
  -- When it was published on, or takes place.
  dated_at timestamptz,
  ends_at timestamptz,
  changed_at timestamptz not null,
  primary key (type, id, locale)
);
create index on account.items (locale, type, dated_at desc);

-- The row of the log up to which the items are as it says, whole, so that another log in its place is noticed.
create table account.items_cursor (
  single boolean primary key default true check (single),
  last text not null default '',
  -- Unset as long as the log was never read.
  read_at timestamptz
);
insert into account.items_cursor default values;
