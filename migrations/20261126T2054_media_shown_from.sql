-- From when a picture of the library stands on a public page; its public address leads nowhere before.
alter table files add column shown_from timestamptz(3);

-- What features may ask of files that belong to something.
create view stored_files as
  select id, name, size, width, height, placeholder from files where attached_at is not null;
