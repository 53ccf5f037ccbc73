-- no-transaction: people are told meanwhile. The list has the unread first, and the read ones after them from their own index.
create index concurrently notifications_read on notifications (user_id, happened_at desc, id desc)
  where in_app and read_at is not null;
