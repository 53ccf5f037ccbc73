-- Messages that go out later. Such a one becomes the message with the same id, so that a task that comes twice sends it once.
create table scheduled_messages (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  body text not null check (length(body) between 1 and 8000),
  send_at timestamptz not null,
  -- Until then somebody is sending it, and it is neither changed nor cancelled.
  claimed_until timestamptz,
  -- Why it was not taken; it waits for its writer.
  refusal text,
  created_at timestamptz not null default now()
);
create index scheduled_messages_conversation on scheduled_messages (conversation_id);
create index scheduled_messages_user on scheduled_messages (user_id);
create index scheduled_messages_due on scheduled_messages (send_at) where refusal is null;
