-- Up Migration

-- Addresses that programs of somebody's follow in their name, such as a calendar's. The address is signed over the id: replaced,
-- the row has another one, and what was signed before opens nothing.
create table account.secret_addresses (
  id uuid primary key,
  sub text not null,
  purpose text not null,
  -- What of a kind it is about, such as the number of a service; empty where there is one for each person.
  about text not null,
  -- The language in which it is answered.
  locale text not null,
  -- The number that the browser gave the last press: pressed again, it is the same address.
  last_key uuid not null,
  made_at timestamptz not null,
  unique (sub, purpose, about)
);
