-- What a CV proposes for the profile of the person who brought it; the file itself is never kept.
create table cv_imports (
  user_id uuid primary key references users on delete cascade,
  id uuid not null,
  proposal jsonb not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  -- What the sections said before something was taken over, as long as that can be undone.
  undo jsonb,
  undo_until timestamptz(3)
);
create index cv_imports_expires_at on cv_imports (expires_at);
