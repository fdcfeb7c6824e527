-- Up Migration

-- Since when nothing names the person in the content management any more: no service that still knows a grant of theirs may write
-- a row of theirs after the rest is erased.
alter table account.deletions add column withdrawn_at timestamptz;
