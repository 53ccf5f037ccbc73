-- no-transaction
create index concurrently form_submissions_deleted on form_submissions (deleted_at)
  where deleted_at is not null and cleared_at is null;
