-- Up Migration

-- How far somebody came with the questions that follow their first sign-in. Asked on one device, they are asked on no other.
create table account.onboarding (
  sub text primary key,
  version integer not null,
  last_key uuid not null,
  -- Where they go on: work, interests, notices; or done.
  step text not null,
  updated_at timestamptz not null default now()
);
