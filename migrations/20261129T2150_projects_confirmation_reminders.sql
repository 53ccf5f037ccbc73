-- When a giver was asked to confirm, and when the member who asked was notified that no answer came.
alter table project_confirmations
  add column asked_at timestamptz(3) not null default clock_timestamp(),
  add column reminded_at timestamptz(3);
