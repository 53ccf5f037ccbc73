-- Figures and days of answers in the order in which submissions are listed: looking for bounds among 50,000 answers as JSON took
-- longer than all the rest of a page. The database keeps them, so no edit, deletion or retention leaves one behind.
create table form_figures (
  submission_id uuid not null references form_submissions on delete cascade,
  field text not null,
  form_id uuid not null,
  -- A day is kept as its digits: 20270309.
  value double precision not null,
  -- When the submission was sent.
  created_at timestamp(3) with time zone not null,
  primary key (submission_id, field)
);
create index form_figures_list on form_figures (form_id, field, created_at desc, submission_id desc) include (value);

create function figures_of_answers(answers jsonb) returns table (field text, value double precision)
language sql immutable as $$
  select key, replace(said, case kind when 'number' then '' else '-' end, '')::double precision
  from (select a.key, a.value #>> '{}' as said, jsonb_typeof(a.value) as kind from jsonb_each(answers) a) answered
  where kind = 'number' or kind = 'string' and said ~ '^\d{4}-\d\d-\d\d$'
$$;

create function add_form_figures() returns trigger language plpgsql as $$
begin
  insert into form_figures (submission_id, field, form_id, value, created_at)
  select s.id, f.field, s.form_id, f.value, s.created_at from new_rows s, figures_of_answers(s.answers) f;
  return null;
end $$;

create function replace_form_figures() returns trigger language plpgsql as $$
begin
  delete from form_figures f using new_rows n join old_rows o on o.id = n.id
  where f.submission_id = n.id and (n.answers, n.created_at) is distinct from (o.answers, o.created_at);
  insert into form_figures (submission_id, field, form_id, value, created_at)
  select n.id, f.field, n.form_id, f.value, n.created_at
  from new_rows n join old_rows o on o.id = n.id, figures_of_answers(n.answers) f
  where (n.answers, n.created_at) is distinct from (o.answers, o.created_at);
  return null;
end $$;

create trigger form_submissions_figures_new after insert on form_submissions
  referencing new table as new_rows for each statement execute function add_form_figures();
create trigger form_submissions_figures_changed after update on form_submissions
  referencing old table as old_rows new table as new_rows
  for each statement execute function replace_form_figures();
