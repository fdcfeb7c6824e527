-- Up Migration

-- How often a page was opened on a day, and nothing of by whom.
create table account.visits (
  day date not null,
  path text not null,
  visits integer not null,
  primary key (day, path)
);
