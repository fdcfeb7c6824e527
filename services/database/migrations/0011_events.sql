-- Up Migration

-- The number of each person's last event. Locked while one more is written: numbers follow each other without a gap, in the order
-- of commits, and none is used again after the events themselves were deleted.
create table account.event_numbers (
  sub text primary key,
  last integer not null
);

-- What happened for a person, for pages that were away to catch up with.
create table account.events (
  sub text not null,
  number integer not null,
  kind text not null,
  -- What it happened to, by its number or name.
  about text not null,
  -- One cause makes one event, whoever writes it down.
  cause text not null,
  at timestamptz not null default now(),
  primary key (sub, number),
  unique (sub, cause)
);
create index on account.events (at);

-- Which grants of a named person their events have told as running.
create table account.told_grants (
  id integer primary key,
  sub text not null,
  is_running boolean not null,
  -- Counts the changes, so that each has a cause of its own.
  changes integer not null default 0
);

-- What is signed out here: tokens that were issued before then are refused, whatever they say of themselves.
create table account.ended (
  -- A person with all that is theirs, or one session of the sign-in provider.
  kind text not null check (kind in ('person', 'session')),
  id text not null,
  at timestamptz not null,
  primary key (kind, id)
);
create index on account.ended (at);
-- The embedded provider says by it that a reset password ended what was issued before.
create index on identity.users (tokens_valid_from);
