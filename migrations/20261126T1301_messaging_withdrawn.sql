-- What its writer deleted for everyone: for 30 days its words are kept for moderators alone, so that who read it can still
-- report it.
alter table conversation_messages add column withdrawn_at timestamptz;
create index conversation_messages_withdrawn on conversation_messages (withdrawn_at) where withdrawn_at is not null;
