-- Up Migration

-- Where several machines serve the site, this is what they share of it. On one machine the same lies in files.
create schema releases;

create table releases.ledger (
  number integer primary key,
  record json not null
);

-- Of each content in the bucket: since when somebody wants it, and whether it is there yet.
create table releases.blobs (
  name text primary key,
  kept_at timestamptz not null default now(),
  is_stored boolean not null default false
);

create table releases.receipts (
  id text collate "C" primary key,
  receipt json not null
);
