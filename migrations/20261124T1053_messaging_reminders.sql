-- When a member wants to be reminded of a conversation; nothing once it was told or answered.
alter table conversation_members add column remind_at timestamptz(3);
