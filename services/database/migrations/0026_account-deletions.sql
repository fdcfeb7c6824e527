-- Up Migration

-- Accounts that are to be erased, unless the person signs in before then. Gone with the rest once that is done.
create table account.deletions (
  sub text primary key,
  -- The number that the browser gave the wish: asked again, it is the same one.
  key uuid not null,
  -- Where the person is written to, and by which else their rows are found.
  email text,
  locale text not null,
  asked_at timestamptz not null,
  due_at timestamptz not null
);
create index on account.deletions (due_at);
