-- Up Migration

-- Everything that the embedded sign-in provider keeps, so that a restart signs nobody out.
create schema identity;

create table identity.users (
  id text primary key,
  email text,
  email_verified boolean not null default false,
  phone_number text,
  name text not null,
  nickname text,
  given_name text,
  family_name text,
  picture text,
  company text,
  job_title text,
  user_metadata jsonb not null default '{}',
  -- A password reset ends every token issued before it.
  tokens_valid_from timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The ways in which a user signs in. A user may have several, once accounts are linked.
create table identity.logins (
  connection text not null,
  subject text not null,
  user_id text not null references identity.users on delete cascade,
  email text,
  phone_number text,
  password_hash text,
  created_at timestamptz not null default now(),
  primary key (connection, subject)
);
create unique index on identity.logins (connection, email) where email is not null;
create unique index on identity.logins (connection, phone_number) where phone_number is not null;
create index on identity.logins (user_id);

create table identity.organizations (
  id text primary key,
  name text not null unique,
  display_name text not null
);

create table identity.organization_members (
  organization_id text not null references identity.organizations,
  user_id text not null references identity.users on delete cascade,
  -- What this member's tokens say instead: one member of the demonstration shows that a client checks it.
  asserted_id text,
  primary key (organization_id, user_id)
);

-- Sessions, interactions, grants, tokens and codes, as oidc-provider gives them to its adapter.
create table identity.artifacts (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  account_id text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (model, id)
);
create index on identity.artifacts (grant_id) where grant_id is not null;
create index on identity.artifacts (uid) where uid is not null;
create index on identity.artifacts (account_id) where account_id is not null;
create index on identity.artifacts (expires_at);

-- Private keys are sealed with the installation's secret.
create table identity.signing_keys (
  kid text primary key,
  sealed text not null,
  created_at timestamptz not null default clock_timestamp(),
  retired_at timestamptz
);

-- Secrets that work once. Only their digest is kept.
create table identity.tickets (
  digest bytea primary key,
  kind text not null,
  content jsonb not null,
  expires_at timestamptz not null
);

create table identity.codes (
  connection text not null,
  recipient text not null,
  digest bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (connection, recipient)
);

create table identity.attempts (
  key text primary key,
  count integer not null,
  expires_at timestamptz not null
);

create table identity.outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  sent_at timestamptz not null default now()
);
