-- A picture as it is shown in one shape: which part of it somebody chose, and that part in sizes of its own. The picture itself
-- stays whole.
create table library_crops (
  picture_id uuid not null references library_pictures on delete cascade,
  shape text not null check (shape in ('wide', 'square', 'share')),
  file_id uuid not null unique references files,
  -- In thousandths of the picture: where the part begins, and how wide it is.
  x smallint not null check (x between 0 and 1000),
  y smallint not null check (y between 0 and 1000),
  width smallint not null check (width between 1 and 1000),
  primary key (picture_id, shape)
);
create trigger library_crops_removed after delete on library_crops
  for each row execute function release_file('file_id');
create trigger library_crops_replaced after update of file_id on library_crops
  for each row when (old.file_id <> new.file_id) execute function release_file('file_id');

-- A part is served as long as its picture is.
create or replace function show_library_file(picture uuid) returns void language sql as $$
  update files f set shown_from = (select min(u.shown_from) from library_uses u where u.picture_id = picture)
  where f.id in (select p.file_id from library_pictures p where p.id = picture
    union all select c.file_id from library_crops c where c.picture_id = picture)
$$;
create function note_library_crop() returns trigger language plpgsql as $$
begin
  perform show_library_file(new.picture_id);
  return null;
end $$;
create trigger library_crops_shown after insert or update of file_id on library_crops
  for each row execute function note_library_crop();
