-- Files that everybody may have at this moment, for features that say under which address.
create view shown_files as
  select f.id, f.name, f.type, f.size
  from files f left join users u on u.id = f.uploaded_by
  where f.attached_at is not null and f.hidden_at is null and f.shown_from <= now()
    and u.suspended_at is null and u.delete_after is null;
