-- Up Migration

-- Editors read what became of each letter of a newsletter.
create index on account.alerts (subject) where kind = 'newsletters';
