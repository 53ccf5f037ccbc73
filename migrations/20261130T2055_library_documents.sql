-- Files other than pictures that authors and staff put into texts: readers download them.
create table library_documents (
  -- What texts name; the file behind it may be replaced.
  id uuid primary key,
  file_id uuid not null unique references files,
  -- Nobody once the account has ended.
  owner_id uuid references users on delete set null,
  -- Put there by staff, for every author.
  is_shared boolean not null default false,
  title jsonb not null default '{"bhs": "", "en": ""}',
  author text not null default '',
  licence text not null default '' check (licence in ('', 'own', 'permission', 'cc0', 'cc-by', 'cc-by-sa')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index library_documents_owner on library_documents (owner_id, created_at desc, id desc);
create index library_documents_newest on library_documents (created_at desc, id desc);

create table library_document_uses (
  document_id uuid not null references library_documents,
  kind text not null check (length(kind) between 1 and 40),
  thing uuid not null,
  -- From when everybody may have it there; nothing while it stands in a draft alone.
  shown_from timestamptz(3),
  primary key (document_id, kind, thing)
);
create index library_document_uses_thing on library_document_uses (kind, thing);

create trigger library_documents_removed after delete on library_documents
  for each row execute function release_file('file_id');
create trigger library_documents_replaced after update of file_id on library_documents
  for each row when (old.file_id <> new.file_id) execute function release_file('file_id');

-- Whatever changes a use, a cascade too, changes from when the file is served.
create function show_library_document(document uuid) returns void language sql as $$
  update files f set shown_from = (select min(u.shown_from) from library_document_uses u where u.document_id = d.id)
  from library_documents d where d.id = document and f.id = d.file_id
$$;
create function note_library_document_use() returns trigger language plpgsql as $$
begin
  perform show_library_document(coalesce(new.document_id, old.document_id));
  return null;
end $$;
create trigger library_document_uses_noted after insert or update or delete on library_document_uses
  for each row execute function note_library_document_use();
create function note_library_document() returns trigger language plpgsql as $$
begin
  perform show_library_document(new.id);
  return null;
end $$;
create trigger library_documents_shown after insert or update of file_id on library_documents
  for each row execute function note_library_document();

-- With a thing go its uses of either.
create or replace function release_library_uses() returns trigger language plpgsql as $$
begin
  delete from library_uses where kind = tg_argv[0] and thing = old.id;
  delete from library_document_uses where kind = tg_argv[0] and thing = old.id;
  return null;
end $$;

-- What texts may offer to everybody at this moment.
create view shown_library_documents as
  select d.id, d.title, d.author, d.licence, f.id as file_id, f.name, f.type, f.size
  from library_documents d join shown_files f on f.id = d.file_id;
