-- no-transaction
create index concurrently form_submissions_answers on form_submissions using gin (answers jsonb_path_ops);
