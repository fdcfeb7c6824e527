-- Up Migration

-- What the service knows of an event that somebody registered for: whoever gives places away locks its row first.
create table account.occasions (
  event integer primary key,
  -- As the publication log had it last: times, places, titles. A replica that is behind changes nothing.
  facts jsonb not null,
  changed_at timestamptz not null,
  -- Of the entry in people's calendars: each change of time or place is one more.
  sequence integer not null default 0,
  ends_at timestamptz not null
);

create table account.registrations (
  id uuid primary key,
  event integer not null references account.occasions,
  -- Whose it is, as far as they have signed in with the address.
  sub text,
  email text not null,
  -- The address in small letters: of one address there is one registration for one event.
  email_key text not null,
  name text not null,
  organisation text not null,
  job_title text not null,
  country text not null,
  mode text not null,
  state text not null,
  -- The order in which they came, and the place on the waiting list by it.
  turn bigint generated always as identity,
  questions text not null,
  -- The wording that they agreed to.
  consent text not null,
  newsletters boolean not null,
  locale text not null,
  time_zone text,
  version integer not null default 1,
  -- The number that the browser gave the last change: asked again, it gets the same answer.
  last_key uuid,
  made_at timestamptz not null default now(),
  -- When a place was given to them that somebody else gave back.
  given_at timestamptz,
  cancelled_at timestamptz,
  attended_at timestamptz,
  unique (event, email_key)
);
create index on account.registrations (event, mode, state, turn);
create index on account.registrations (sub, made_at desc);
create index on account.registrations (email_key) where sub is null;

-- What somebody needs who comes: for the desk alone, in no list and no export, and gone soon after the event.
create table account.registration_needs (
  registration uuid primary key references account.registrations on delete cascade,
  sub text,
  dietary text not null,
  access text not null
);
