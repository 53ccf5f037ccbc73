-- The words of a file that a team attached, as reviewers read them: made once for the file and the people of its team. The
-- file itself stays closed to them.
create table blind_attachments (
  canvas_id uuid not null references canvases on delete cascade,
  digest bytea not null,
  -- Why there are no words, if so.
  state text not null,
  text text not null,
  -- Pages that are pictures.
  unread integer[] not null,
  made_at timestamptz(3) not null default now(),
  primary key (canvas_id, digest)
);
