-- The one rule of who is here: not suspended (a merged account is), and not on the way out. Says nothing of who they are.
create view active_members as
  select id, language, interests, onboarded_at, created_at
  from users where suspended_at is null and delete_after is null;
