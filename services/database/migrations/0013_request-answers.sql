-- Up Migration

-- How what people asked for was answered, and by which colleague of the content management.
alter table account.requests
  add column state text not null default 'open',
  -- Counts the changes: whoever answers names the version that they saw.
  add column version integer not null default 1,
  -- Who they were when they asked: the verified address, and the client by its number, where these were known.
  add column email text,
  add column organisation integer,
  add column note text,
  add column answered_at timestamptz,
  add column answered_by integer,
  -- The number that the colleague's browser gave the answer: asked again, it gets the same one.
  add column answer_key uuid;

-- Whoever asks again for what they wait for has asked once.
create unique index on account.requests (sub, about, (said ->> 'of')) where kind = 'access' and state = 'open';
create index on account.requests (state, made_at desc, id desc);

-- When somebody last opened a tool.
create table account.launches (
  sub text not null,
  -- The product, by its number in the content management.
  product integer not null,
  launched_at timestamptz not null default now(),
  primary key (sub, product)
);
