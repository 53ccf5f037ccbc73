-- Files and photos that senders put into a form. They wait without a submission until it is sent.
create table form_files (
  id uuid primary key references files (id),
  form_id uuid not null references forms on delete cascade,
  -- The question that they answer.
  field text not null,
  submission_id uuid references form_submissions on delete cascade,
  member_id uuid references users on delete set null,
  name text not null,
  type text not null,
  size integer not null check (size > 0),
  created_at timestamptz(3) not null default now()
);
create index form_files_form on form_files (form_id, created_at, id);
create index form_files_submission on form_files (submission_id);
create index form_files_member on form_files (member_id);
create index form_files_waiting on form_files (created_at) where submission_id is null;
create trigger form_files_release after delete on form_files
  for each row execute function release_file('id');
