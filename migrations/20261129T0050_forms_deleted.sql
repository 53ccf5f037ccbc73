-- An answer that whoever reads it has deleted: nobody reads it from then on, and what it says is erased once its time to be
-- brought back is over. The counts of a form are of what is read.
alter table form_submissions add column deleted_at timestamptz(3);

create or replace function count_new_form_submissions() returns trigger language plpgsql as $$
begin
  insert into form_counts (form_id, status, count)
  select form_id, status, count(*) from new_rows where deleted_at is null group by form_id, status order by form_id, status
  on conflict (form_id, status) do update set count = form_counts.count + excluded.count;
  return null;
end $$;

create or replace function count_changed_form_submissions() returns trigger language plpgsql as $$
begin
  insert into form_counts (form_id, status, count)
  select form_id, status, sum(n) from (
    select form_id, status, 1 as n from new_rows where deleted_at is null
    union all select form_id, status, -1 from old_rows where deleted_at is null
  ) changed group by form_id, status having sum(n) <> 0 order by form_id, status
  on conflict (form_id, status) do update set count = form_counts.count + excluded.count;
  return null;
end $$;

create or replace function count_gone_form_submissions() returns trigger language plpgsql as $$
begin
  update form_counts c set count = c.count - gone.n
  from (select form_id, status, count(*) as n from old_rows where deleted_at is null group by form_id, status) gone
  where c.form_id = gone.form_id and c.status = gone.status;
  return null;
end $$;
