-- Up Migration

-- Files of people, which only they see. What is in them lies on the disk or in a bucket, under its digest.
create table account.files (
  id uuid primary key,
  sub text not null,
  kind text not null,
  digest text not null,
  bytes integer not null,
  type text not null,
  made_at timestamptz not null default now()
);
create index on account.files (sub);
create index on account.files (digest);

-- Where several machines answer: of each content in the bucket, since when somebody wants it, and whether it is there yet.
create table account.blobs (
  name text primary key,
  kept_at timestamptz not null default now(),
  is_stored boolean not null default false
);

-- The photograph of a person in its sizes. Without files it was removed; its version counts on.
create table account.photos (
  sub text primary key,
  version integer not null,
  -- The number that the browser gave the change before: asked again, it gets the same answer.
  last_key uuid not null,
  files uuid[] not null default '{}',
  updated_at timestamptz not null default now()
);

-- Addresses that open something for whoever has them, refused before they end: all of a purpose and subject that were made before.
create table account.revocations (
  purpose text not null,
  subject text not null,
  revoked_at timestamptz not null,
  primary key (purpose, subject)
);
