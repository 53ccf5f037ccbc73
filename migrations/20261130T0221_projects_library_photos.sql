-- A photo of the log is the team's own file, or a picture of the library, whose file may be replaced.
alter table project_photos alter column picture drop not null, alter column placeholder drop not null,
  alter column width drop not null, alter column height drop not null;
alter table project_photos add column library_picture uuid;
alter table project_photos add constraint project_photos_source
  check (num_nonnulls(picture, library_picture) = 1 and num_nonnulls(picture, placeholder, width, height) in (0, 4));
create index project_photos_library on project_photos (library_picture) where library_picture is not null;
-- As they are seen: one whose picture is gone from the library is not.
create view project_log_photos as
  select p.id, p.activity_id, coalesce(p.picture, l.file) as picture, p.alt,
    coalesce(p.placeholder, l.placeholder) as placeholder, coalesce(p.width, l.width) as width,
    coalesce(p.height, l.height) as height, p.library_picture, p.created_at
  from project_photos p left join library_files l on l.id = p.library_picture
  where coalesce(p.picture, l.file) is not null;
create trigger projects_library_uses after delete on projects
  for each row execute function release_library_uses('project');
