-- Up Migration

-- Of which services the answers were that were taken away; none of those that were taken before reports had several.
alter table account.report_exports add column services integer[] not null default '{}';

-- Down Migration

alter table account.report_exports drop column services;
