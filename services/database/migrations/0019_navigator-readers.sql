-- When somebody last said that they had seen a jurisdiction of a service of the navigator.
create table account.nav_visits (
  sub text not null,
  -- By their numbers in the content management.
  service integer not null,
  jurisdiction integer not null,
  -- The number that the browser gave it: said again with it, it is no later visit.
  key uuid not null,
  seen_at timestamptz not null default now(),
  primary key (sub, service, jurisdiction)
);

-- Which version of an answer somebody said that they had read.
create table account.nav_readings (
  id uuid primary key,
  sub text not null,
  key uuid not null,
  -- For which client, by its number in the content management.
  organisation integer,
  answer integer not null,
  version integer not null,
  made_at timestamptz not null default now(),
  unique (sub, key),
  unique (sub, answer, version)
);
create index on account.nav_readings (organisation, made_at desc);
