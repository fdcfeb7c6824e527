-- Up Migration

-- Letters to people, and to the firm about them. What a letter says is emptied once it was taken.
create table account.letters (
  id uuid primary key,
  -- Whose letter it is: a subject of the sign-in provider, or the firm's desk.
  person text not null,
  -- What it is about, such as one request: of one cause nobody is told twice.
  cause text not null,
  kind text not null,
  -- Emptied once the letter was taken; the desk's is a setting.
  address text,
  locale text not null,
  data jsonb not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  next_at timestamptz not null,
  sent_at timestamptz,
  -- Why nobody tries any more.
  failed text,
  unique (person, cause)
);
create index on account.letters (next_at) where sent_at is null and failed is null;
create index on account.letters (due_at);
