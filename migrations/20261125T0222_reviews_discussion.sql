-- What reviewers of one application say to each other once their scores are in.
create table review_remarks (
  id uuid primary key,
  canvas_id uuid not null references canvases on delete cascade,
  -- What was said stays in the talk, without its author, when the account ends.
  author_id uuid references users on delete set null,
  body text not null,
  created_at timestamptz(3) not null default now()
);
create index review_remarks_canvas on review_remarks (canvas_id, id);
create index review_remarks_author on review_remarks (author_id);

-- A score as it was before its reviewer changed it after the talk, and why they did.
create table review_revisions (
  id uuid primary key,
  assignment_id uuid not null references review_assignments on delete cascade,
  scores jsonb not null,
  comment text not null,
  why text not null,
  revised_at timestamptz(3) not null default now()
);
create index review_revisions_assignment on review_revisions (assignment_id, id);
