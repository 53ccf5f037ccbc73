-- The others are for some rows only; whoever goes takes all of theirs along.
create index notifications_user_id on notifications (user_id);
