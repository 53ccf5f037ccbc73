-- Files that a call asks for. They are of the application: written by its team until it is sent, and gone with it.
create table canvas_documents (
  -- Made by the device that sends it, so that a repeated upload finds what the first one did.
  id uuid primary key,
  canvas_id uuid not null references canvases (id) on delete cascade,
  slot text not null check (length(slot) between 1 and 40),
  name text not null check (length(name) between 1 and 160),
  type text not null,
  size int not null,
  user_id uuid references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index canvas_documents_canvas on canvas_documents (canvas_id, created_at);
create index canvas_documents_user on canvas_documents (user_id);

-- Where the bytes of rows lie that are gone. Whatever takes a row, a cascade too, leaves its place here, and a task
-- takes the bytes away: none stay behind when a disk or bucket does not answer.
create table canvas_documents_gone (
  folder text primary key
);

create function note_gone_canvas_document() returns trigger language plpgsql as $$
begin
  insert into canvas_documents_gone (folder) values ('canvases/' || old.canvas_id || '/' || old.id || '/')
  on conflict do nothing;
  return null;
end $$;

create trigger canvas_documents_gone after delete on canvas_documents
  for each row execute function note_gone_canvas_document();
