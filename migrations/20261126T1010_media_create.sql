-- Everything that people upload, whatever it belongs to. A row comes before its bytes and waits to be attached in the
-- transaction that shows it, so that bytes without a row, and rows that nobody has, are always found again.
create table files (
  id uuid primary key,
  -- What it belongs to: message, canvas, application, project-paper, project-photo, profile, logo, library.
  kind text not null check (length(kind) between 1 and 40),
  -- The folder of its bytes in the store, or without a slash at its end the key of the one file that it is; no two share one.
  place text not null unique check (place ~ '^[\w-]+(/[\w-]+)+/?$'),
  name text not null default '',
  type text not null,
  -- Bytes of all its parts together.
  size bigint not null check (size >= 0),
  -- SHA-256 of what was stored; unknown for files that were here before this table.
  digest bytea,
  width integer not null default 0,
  height integer not null default 0,
  placeholder text not null default '',
  uploaded_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  attached_at timestamptz(3),
  -- The public address leads nowhere meanwhile.
  hidden_at timestamptz(3)
);
create index files_uploaded_by on files (uploaded_by) include (size);
create index files_waiting on files (created_at) where attached_at is null;

-- Where bytes lie that have no row any more. Whatever takes a row, a cascade too, leaves its place here, and a task takes
-- the bytes away: none stay behind when a process, a disk or a bucket does not answer.
create table removed_files (
  place text primary key,
  removed_at timestamptz(3) not null default now()
);

create function note_removed_file() returns trigger language plpgsql as $$
begin
  insert into removed_files (place) values (old.place) on conflict do nothing;
  return null;
end $$;
create trigger files_removed after delete on files for each row execute function note_removed_file();

-- For the tables of features: the file goes with the row, or when the row takes another. The argument names the column.
create function release_file() returns trigger language plpgsql as $$
begin
  delete from files where id = (to_jsonb(old) ->> tg_argv[0])::uuid;
  return null;
end $$;

-- Instances of the former release still upload at this moment: nothing of theirs may come in between.
lock table message_files, canvas_documents, application_files, project_files, project_photos, profile_pictures, organisations
  in share row exclusive mode;

-- What is here already. The time of its row is as good as that of its upload.
insert into files (id, kind, place, name, type, size, width, height, placeholder, uploaded_by, created_at, attached_at)
select id, 'message', 'messages/' || conversation_id || '/' || id || '/', name, type, size, width, height, placeholder,
  user_id, created_at, created_at from message_files;
insert into files (id, kind, place, name, type, size, uploaded_by, created_at, attached_at)
select id, 'canvas', 'canvases/' || canvas_id || '/' || id || '/', name, type, size, user_id, created_at, created_at
from canvas_documents;
insert into files (id, kind, place, name, type, size, width, height, placeholder, created_at, attached_at)
select picture, 'project-photo', 'pictures/' || picture || '/', '', 'image/webp', 0, width, height, placeholder,
  created_at, created_at from project_photos;
insert into files (id, kind, place, type, size, placeholder, uploaded_by, created_at, attached_at)
select id, 'profile', 'pictures/' || id || '/', 'image/webp', 0, placeholder, user_id, created_at, created_at
from profile_pictures;
insert into files (id, kind, place, type, size, created_at, attached_at)
select logo, 'logo', 'pictures/' || logo || '/', 'image/webp', 0, created_at, created_at
from organisations where logo is not null on conflict do nothing;
-- Each of these is one file under its own key.
insert into files (id, kind, place, name, type, size, created_at, attached_at)
select id, 'application', 'applications/' || application_id || '/' || id, name, type, size, created_at, created_at
from application_files;
insert into files (id, kind, place, name, type, size, uploaded_by, created_at, attached_at)
select id, 'project-paper', 'projects/' || project_id || '/' || id, name,
  case kind when 'pdf' then 'application/pdf' else 'image/webp' end, size, uploaded_by, created_at, created_at
from project_files;

insert into removed_files (place) select folder from message_files_gone on conflict do nothing;
insert into removed_files (place) select folder from canvas_documents_gone on conflict do nothing;

drop trigger message_files_gone on message_files;
drop function note_gone_message_file();
drop table message_files_gone;
drop trigger canvas_documents_gone on canvas_documents;
drop function note_gone_canvas_document();
drop table canvas_documents_gone;

alter table message_files add constraint message_files_file foreign key (id) references files (id) not valid;
alter table canvas_documents add constraint canvas_documents_file foreign key (id) references files (id) not valid;
alter table application_files add constraint application_files_file foreign key (id) references files (id) not valid;
alter table project_files add constraint project_files_file foreign key (id) references files (id) not valid;
alter table project_photos add constraint project_photos_file foreign key (picture) references files (id) not valid;
alter table profile_pictures add constraint profile_pictures_file foreign key (id) references files (id) not valid;
alter table organisations add constraint organisations_logo_file foreign key (logo) references files (id) not valid;
create index organisations_logo on organisations (logo) where logo is not null;

create trigger message_files_release after delete on message_files
  for each row execute function release_file('id');
create trigger canvas_documents_release after delete on canvas_documents
  for each row execute function release_file('id');
create trigger application_files_release after delete on application_files
  for each row execute function release_file('id');
create trigger project_files_release after delete on project_files
  for each row execute function release_file('id');
create trigger project_photos_release after delete on project_photos
  for each row execute function release_file('picture');
create trigger profile_pictures_release after delete on profile_pictures
  for each row execute function release_file('id');
create trigger organisations_logo_release after update of logo on organisations
  for each row when (old.logo is distinct from new.logo and old.logo is not null) execute function release_file('logo');
create trigger organisations_logo_removed after delete on organisations
  for each row when (old.logo is not null) execute function release_file('logo');
