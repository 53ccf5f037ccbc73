-- Pictures that authors and staff put into texts, each once, wherever it is used.
create table library_pictures (
  -- What texts name; the file behind it may be replaced.
  id uuid primary key,
  file_id uuid not null unique references files,
  -- Nobody once the account has ended.
  owner_id uuid references users on delete set null,
  -- Put there by staff, for every author.
  is_shared boolean not null default false,
  -- What it shows, unless a text says it in its own way.
  description jsonb not null default '{"bhs": "", "en": ""}',
  author text not null default '',
  licence text not null default '' check (licence in ('', 'own', 'permission', 'cc0', 'cc-by', 'cc-by-sa')),
  -- What must be seen where it is cut, in hundredths from the left and from the top.
  focal_x smallint not null default 50 check (focal_x between 0 and 100),
  focal_y smallint not null default 50 check (focal_y between 0 and 100),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index library_pictures_owner on library_pictures (owner_id, created_at desc, id desc);
create index library_pictures_newest on library_pictures (created_at desc, id desc);

-- In which things it stands: they are named by the features that they are of.
create table library_uses (
  picture_id uuid not null references library_pictures,
  kind text not null check (length(kind) between 1 and 40),
  thing uuid not null,
  -- From when everybody may see it there; nothing while it stands in a draft alone.
  shown_from timestamptz(3),
  primary key (picture_id, kind, thing)
);
create index library_uses_thing on library_uses (kind, thing);

create trigger library_pictures_removed after delete on library_pictures
  for each row execute function release_file('file_id');
create trigger library_pictures_replaced after update of file_id on library_pictures
  for each row when (old.file_id <> new.file_id) execute function release_file('file_id');

-- Whatever changes a use, a cascade too, changes from when the file is served.
create function show_library_file(picture uuid) returns void language sql as $$
  update files f set shown_from = (select min(u.shown_from) from library_uses u where u.picture_id = p.id)
  from library_pictures p where p.id = picture and f.id = p.file_id
$$;
create function note_library_use() returns trigger language plpgsql as $$
begin
  perform show_library_file(coalesce(new.picture_id, old.picture_id));
  return null;
end $$;
create trigger library_uses_noted after insert or update or delete on library_uses
  for each row execute function note_library_use();
create function note_library_file() returns trigger language plpgsql as $$
begin
  perform show_library_file(new.id);
  return null;
end $$;
create trigger library_pictures_shown after insert or update of file_id on library_pictures
  for each row execute function note_library_file();

-- For the tables of features: with the thing go its uses. The argument is their kind.
create function release_library_uses() returns trigger language plpgsql as $$
begin
  delete from library_uses where kind = tg_argv[0] and thing = old.id;
  return null;
end $$;
