-- Up Migration

-- Of which moments of an event people were told: once each, and once more where the event was moved to another time.
create table account.event_moments (
  event integer not null references account.occasions on delete cascade,
  moment text not null,
  starts_at timestamptz not null,
  told_at timestamptz not null,
  primary key (event, moment, starts_at)
);
