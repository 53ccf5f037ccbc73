-- The application as it was when somebody of the team kept it, before it was restored, or when it was sent.
create table canvas_versions (
  id uuid primary key,
  canvas_id uuid not null references canvases on delete cascade,
  kind text not null check (kind in ('named', 'restored', 'submitted')),
  -- Only a named one has a name; the others are called by the catalogue.
  name text not null default '',
  author_id uuid references users on delete set null,
  state bytea not null,
  content jsonb not null,
  created_at timestamptz(3) not null default now()
);
create index canvas_versions_canvas on canvas_versions (canvas_id, created_at);
create index canvas_versions_author on canvas_versions (author_id);
