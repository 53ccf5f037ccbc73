-- no-transaction
create index concurrently conversation_messages_links on conversation_messages (conversation_id, seq)
  where deleted_at is null and body ~ '[[:alnum:]_-]\.[[:alpha:]]{2}';
