-- Who judges which application, and what they gave it.
create table review_assignments (
  id uuid primary key,
  call_id uuid not null references grant_calls on delete restrict,
  canvas_id uuid not null references canvases on delete cascade,
  -- Scores that were given stay, without their reviewer, when the account ends.
  reviewer_id uuid references users on delete set null,
  -- The name of the application while its team is hidden; the same for all who judge it.
  number integer not null check (number > 0),
  scores jsonb not null default '{}',
  comment text not null default '',
  -- How they know the team; then it is no longer theirs to judge, and what they had drafted is gone.
  conflict text check (conflict in ('family', 'colleague', 'mentor', 'recognised')),
  version integer not null default 1,
  assigned_at timestamptz(3) not null default now(),
  given_at timestamptz(3),
  unique (canvas_id, reviewer_id),
  check (conflict is null or given_at is null)
);
create index review_assignments_call on review_assignments (call_id);
create index review_assignments_reviewer on review_assignments (reviewer_id);
