-- Invitations are listed with who came by each, and ended one by one.
alter table canvas_invitations add column id uuid not null default gen_random_uuid();
create unique index canvas_invitations_id on canvas_invitations (id);
-- The address that an invitation went to, for as long as it waits.
alter table canvas_invitations add column email text;

alter table canvas_members add column invitation_id uuid references canvas_invitations (id) on delete set null;
create index canvas_members_invitation on canvas_members (invitation_id);
alter table canvas_mentors add column invitation_id uuid references canvas_invitations (id) on delete set null;
create index canvas_mentors_invitation on canvas_mentors (invitation_id);

-- Whoever was taken out of a team comes back only when somebody asks them by hand.
create table canvas_removals (
  canvas_id uuid not null references canvases on delete cascade,
  user_id uuid not null references users on delete cascade,
  removed_at timestamptz(3) not null default clock_timestamp(),
  primary key (canvas_id, user_id)
);
create index canvas_removals_user on canvas_removals (user_id);
