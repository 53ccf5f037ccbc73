-- Who reads an application with a team and says something about it, and writes nothing in it.
create table canvas_mentors (
  canvas_id uuid not null references canvases on delete cascade,
  user_id uuid not null references users on delete cascade,
  joined_at timestamptz(3) not null default now(),
  primary key (canvas_id, user_id)
);
create index canvas_mentors_user on canvas_mentors (user_id);
-- A link into the team, or to its side.
alter table canvas_invitations add column mentor boolean not null default false;
