-- Up Migration

-- The address that the sign-in provider verified last, for letters that nobody asks for one by one.
create table account.addresses (
  sub text primary key,
  address text not null,
  verified_at timestamptz not null default now(),
  -- The mail server refused it for good: nothing is sent there until another one is verified, or its owner says that it works.
  refused_at timestamptz,
  refused text,
  -- They ended such letters by the press in one of them.
  ended_at timestamptz
);
create index on account.addresses (lower(address));

-- What people may want to hear of: written with the rows of the log that say it, once each.
create table account.changes (
  id bigint generated always as identity primary key,
  cause text not null unique,
  -- As notices name them; vacancies are a kind of their own.
  kind text not null,
  -- new, or how an answer changed.
  nature text not null,
  subject text not null,
  -- The version of an answer.
  number integer not null default 0,
  -- Of a page in one language; unset where every reader has it.
  locale text,
  -- The names of what it is about, and the words of its title for saved searches.
  about text[] not null,
  words text[] not null default '{}',
  at timestamptz not null default now(),
  -- The last person who was looked at: after a stop, matching goes on from there.
  matched_after text not null default '',
  matched_at timestamptz
);
create index on account.changes (id) where matched_at is null;

-- One change, for one person who follows what it is about.
create table account.alerts (
  id uuid primary key,
  sub text not null,
  subject text not null,
  number integer not null,
  kind text not null,
  nature text not null,
  -- What they follow of what it is about.
  reasons text[] not null,
  made_at timestamptz not null,
  -- From when it stands in the list on the site, and whether it was seen there.
  shown_at timestamptz,
  read_at timestamptz,
  -- When a letter is due, and which letter tells it.
  mail_at timestamptz,
  letter uuid,
  unique (sub, subject, number)
);
create index on account.alerts (sub, shown_at desc);
create index on account.alerts (mail_at) where letter is null and mail_at is not null;
create index on account.alerts (letter) where letter is not null;
create index on account.alerts (made_at);

-- By whom something is followed, in the order in which they are gone through.
create index on account.follows (kind, about, sub) where ended_at is null;
-- Saved searches, by their first word.
create index on account.follows (split_part(about, ' ', 1), sub) where kind = 'search' and ended_at is null;
