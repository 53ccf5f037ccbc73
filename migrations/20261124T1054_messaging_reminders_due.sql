-- no-transaction
create index concurrently if not exists conversation_members_remind on conversation_members (remind_at)
  where remind_at is not null;
