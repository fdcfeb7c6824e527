-- Up Migration

-- At most one row: this database holds the demonstration firm. Demo accounts and demo content may then be added to it;
-- a database without the row is somebody's own, and nothing is ever seeded into it.
create table platform.demonstration (
  only_row boolean primary key default true check (only_row),
  loaded_at timestamptz not null default now()
);
