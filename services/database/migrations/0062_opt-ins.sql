-- Up Migration

-- Addresses that asked for letters without an account, until their owners confirm it by the letter that is sent there.
create table account.opt_ins (
  id uuid primary key,
  address text not null,
  -- In small letters: pressed twice, it is one.
  address_key text not null,
  kind text not null,
  about text not null,
  title text not null,
  rate text not null,
  locale text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  unique (address_key, kind, about)
);
create index on account.opt_ins (asked_at);

-- Of those who have letters without an account: nothing else tells their language.
alter table account.addresses add column locale text;

-- What is known of public pages is read once more, for deals.
update account.items_cursor set last = '';
