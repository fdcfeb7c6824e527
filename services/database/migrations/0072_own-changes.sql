-- Up Migration

-- Which open page made a change of its person's own: that one has its answer already.
alter table account.events add column page text;
