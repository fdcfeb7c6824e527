-- Up Migration

-- Of a newsletter's letter: the editors' opening, and the items in it with their words.
alter table account.items add column told jsonb;

-- Which kinds of change of the law somebody wants to hear of; all of them where it is empty.
alter table account.follows add column natures text[] not null default '{}';
