-- When staff returned it, for the list of what authors have not handed in again.
alter table articles add column returned_at timestamptz(3);
update articles set returned_at = updated_at where returned_reason is not null;
alter table articles add constraint articles_returned_check
  check ((returned_at is null) = (returned_reason is null));
create index articles_returned on articles (returned_at, id) where returned_at is not null;
