-- Whoever marks a paper as signed names the copy they looked at, by the digest of its file. Files of before have none.
alter table project_files add column digest text not null default '';
alter table project_agreements add column signed_digest text not null default '';
alter table project_issued add column signed_digest text not null default '';
