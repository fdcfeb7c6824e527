-- Up Migration

-- Documents that left the house: what it takes to say months later whether a paper is genuine, and nothing about who asked for it.
create table account.given_out (
  id uuid primary key,
  -- SHA-256 of the code that is printed on it: whoever reads this table cannot make a paper that passes.
  digest text not null unique,
  kind text not null check (kind in ('report', 'certificate')),
  -- What its kind is checked by: of a report, which answers in which version.
  facts jsonb not null,
  made_at timestamptz not null default now()
);
