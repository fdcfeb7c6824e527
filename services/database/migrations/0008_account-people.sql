-- Up Migration

-- What people say of themselves in their account. What the sign-in provider keeps of them is not repeated here.
create table account.profiles (
  sub text primary key,
  -- Counts the changes: whoever changes one names the version that they saw.
  version integer not null,
  -- The number that the browser gave the change before: asked again, it gets the same answer.
  last_key uuid not null,
  name text,
  company text,
  job_title text,
  phone text,
  country text,
  -- The language of letters; the site keeps that of its address.
  locale text,
  time_zone text,
  updated_at timestamptz not null default now()
);

-- What people ask of the firm: to be called back, or for more of a subscription.
create table account.requests (
  id uuid primary key,
  sub text not null,
  -- A number that the browser makes: the same one again is the same request.
  key uuid not null,
  kind text not null,
  -- The person of the firm, or the subscription, by its number in the content management.
  about integer not null,
  said jsonb not null,
  locale text not null,
  made_at timestamptz not null default now(),
  unique (sub, key)
);
create index on account.requests (sub, made_at desc);
