-- Who follows whom, for features that show what followed members write.
create view followed_members as
  select f.follower_id as member_id, f.followed_id as other_id, f.created_at from follows f
  join active_members a on a.id = f.followed_id;
