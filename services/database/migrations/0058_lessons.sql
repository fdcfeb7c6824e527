-- Up Migration

-- What somebody has seen or read of a lesson: the numbers of its parts, and the second at which its film stands.
create table account.lessons (
  sub text not null,
  training integer not null,
  seen integer[] not null default '{}',
  position integer not null default 0,
  started_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Set once; what is added to a lesson later takes nothing away.
  completed_at timestamptz,
  primary key (sub, training)
);
