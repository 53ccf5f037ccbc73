-- A member sees the invitations that came to the address of their account.
create index canvas_invitations_email on canvas_invitations (email) where email is not null;
