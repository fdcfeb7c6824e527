-- Up Migration

-- How far the demonstration's content has come: nothing yet, the round of its story that is stored, or "complete".
alter table platform.demonstration add column content text;
