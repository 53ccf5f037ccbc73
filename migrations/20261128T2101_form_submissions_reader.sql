-- no-transaction: forms are sent meanwhile. What somebody reads, and what nobody reads yet, is listed without a look at the rest.
create index concurrently form_submissions_reader on form_submissions (form_id, assigned_to, created_at desc, id desc);
