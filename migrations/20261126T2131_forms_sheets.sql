-- Tells the same sheet that was sent twice by a double press; the address of a submission follows from its id.
alter table form_submissions add column sheet_digest bytea;
create unique index form_submissions_sheet on form_submissions (sheet_digest);
