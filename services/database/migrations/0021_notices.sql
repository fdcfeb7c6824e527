-- Up Migration

-- How often somebody wants to hear of what, and by which way: read by whoever sends.
create table account.notices (
  sub text primary key,
  version integer not null,
  last_key uuid not null,
  -- By kind and way, such as {"insights email": "weekly"}; what is not there is as the defaults have it.
  choices jsonb not null,
  -- At what hour of the day in their zone, and on which day of the week, 1 being Monday.
  hour integer not null check (hour between 0 and 23),
  weekday integer not null check (weekday between 1 and 7),
  -- Until this day nothing is sent, the day itself not included.
  paused_until date,
  updated_at timestamptz not null default now()
);
