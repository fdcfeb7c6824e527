-- Up Migration

-- What people keep of the public pages, in the order that they give it.
create table account.favourites (
  id uuid primary key,
  sub text not null,
  -- The number that the browser gave it when it was kept: asked again, it is the same favourite.
  key uuid not null,
  type text not null,
  item integer not null,
  -- What it was called when it was kept: still told after the page is gone.
  title text not null,
  position integer not null,
  note text not null default '',
  version integer not null default 1,
  -- The number of the change before.
  last_key uuid not null,
  made_at timestamptz not null default now(),
  -- Brought back within thirty days, and deleted after that.
  removed_at timestamptz,
  unique (sub, type, item)
);
create index on account.favourites (sub, position);
