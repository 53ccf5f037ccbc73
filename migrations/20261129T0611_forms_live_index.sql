-- no-transaction
create index concurrently form_submissions_live on form_submissions (form_id, created_at desc, id desc)
  where deleted_at is null;
