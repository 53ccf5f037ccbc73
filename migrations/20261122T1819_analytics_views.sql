-- When members began and ended learning something.
create view learning_moments as
  select user_id, started_at as at from skill_learning
  union all select user_id, learnt_at from skill_learning where learnt_at is not null;
