-- Up Migration

-- How its owner looks at a report: what is hidden or stays first, and which way it is turned, as it stands in the address.
alter table account.reports add column view text not null default '' check (length(view) <= 2000);

-- Down Migration

alter table account.reports drop column view;
