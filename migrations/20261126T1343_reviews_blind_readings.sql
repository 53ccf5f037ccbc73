-- An application as a blind reviewer reads it: made once for what was sent, for the people of its team and for the template.
create table blind_readings (
  canvas_id uuid not null references canvases on delete cascade,
  digest bytea not null,
  content jsonb not null,
  made_at timestamptz(3) not null default now(),
  primary key (canvas_id, digest)
);
