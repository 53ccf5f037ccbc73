-- A connection who is asked into the team: they see it where they are signed in, and no link goes anywhere.
alter table canvas_invitations add column user_id uuid references users on delete cascade;
create unique index canvas_invitations_user on canvas_invitations (user_id, canvas_id) where user_id is not null;
