-- Up Migration

-- What the account service keeps. `src/config/kept-records.ts` says of each table what for, and how long.
create schema account;

create table account.enquiries (
  id bigint generated always as identity primary key,
  -- What the sender is told, and names when they write again.
  reference text not null unique,
  -- Of everything that was said: the same form sent again is the same enquiry.
  digest bytea not null unique,
  name text not null,
  email text not null,
  organisation text not null,
  country text not null,
  topic text not null,
  message text not null,
  locale text not null,
  -- The wording that the sender agreed to.
  consent text not null,
  received_at timestamptz not null default now(),
  -- When the firm was told of it.
  told_at timestamptz
);
create index on account.enquiries (lower(email), received_at);
create index on account.enquiries (id) where told_at is null;
