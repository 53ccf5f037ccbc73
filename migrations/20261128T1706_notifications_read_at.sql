-- no-transaction: people are told meanwhile. What was read since a list was opened keeps its place in it.
create index concurrently notifications_read_at on notifications (user_id, read_at) where in_app and read_at is not null;
