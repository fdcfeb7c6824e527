-- Up Migration

-- How often a day somebody searched, and what became of it: neither by whom nor for what.
create table account.searches (
  day date not null,
  -- In the box of a page, on the page of results, or in the filter of a list.
  place text not null,
  outcome text not null,
  -- Of what kind the answer was that somebody opened; else empty.
  part text not null,
  searches integer not null,
  primary key (day, place, outcome, part)
);
