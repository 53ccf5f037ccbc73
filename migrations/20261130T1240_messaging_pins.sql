-- Messages that everybody in a conversation finds again on top of it. Who put one there is not stored: anybody may, and
-- anybody may take it away.
create table message_pins (
  conversation_id uuid not null,
  seq bigint not null,
  pinned_at timestamptz not null default clock_timestamp(),
  primary key (conversation_id, seq),
  foreign key (conversation_id, seq) references conversation_messages (conversation_id, seq) on delete cascade
);
