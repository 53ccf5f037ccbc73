-- How many submissions of a form stand where, kept while they come and change: a list says it on each page, and counting
-- 50,000 of them took longer than all the rest of it.
create table form_counts (
  form_id uuid not null references forms on delete cascade,
  status text not null check (status in ('received', 'reading', 'question', 'accepted', 'declined', 'done')),
  count integer not null,
  primary key (form_id, status)
);

create function count_new_form_submissions() returns trigger language plpgsql as $$
begin
  insert into form_counts (form_id, status, count)
  select form_id, status, count(*) from new_rows group by form_id, status order by form_id, status
  on conflict (form_id, status) do update set count = form_counts.count + excluded.count;
  return null;
end $$;

create function count_changed_form_submissions() returns trigger language plpgsql as $$
begin
  insert into form_counts (form_id, status, count)
  select form_id, status, sum(n) from (
    select form_id, status, 1 as n from new_rows union all select form_id, status, -1 from old_rows
  ) changed group by form_id, status having sum(n) <> 0 order by form_id, status
  on conflict (form_id, status) do update set count = form_counts.count + excluded.count;
  return null;
end $$;

create function count_gone_form_submissions() returns trigger language plpgsql as $$
begin
  update form_counts c set count = c.count - gone.n
  from (select form_id, status, count(*) as n from old_rows group by form_id, status) gone
  where c.form_id = gone.form_id and c.status = gone.status;
  return null;
end $$;

create trigger form_submissions_count_new after insert on form_submissions
  referencing new table as new_rows for each statement execute function count_new_form_submissions();
create trigger form_submissions_count_changed after update on form_submissions
  referencing old table as old_rows new table as new_rows
  for each statement execute function count_changed_form_submissions();
create trigger form_submissions_count_gone after delete on form_submissions
  referencing old table as old_rows for each statement execute function count_gone_form_submissions();

insert into form_counts (form_id, status, count)
select form_id, status, count(*) from form_submissions group by form_id, status;
