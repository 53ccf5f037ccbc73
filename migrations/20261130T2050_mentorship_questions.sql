-- What a mentor wants to know before answering a request. Meanwhile the mentor's time stands still.
create table mentorship_questions (
  id uuid primary key,
  mentorship_id uuid not null references mentorships on delete cascade,
  question text not null,
  -- The mentor's deadline when they asked: what was left of it goes on with the member's answer.
  answer_by timestamptz(3) not null,
  answer text,
  answered_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  check ((answer is null) = (answered_at is null))
);
create index mentorship_questions_mentorship on mentorship_questions (mentorship_id, created_at);
-- A mentor asks one thing at a time.
create unique index mentorship_questions_open on mentorship_questions (mentorship_id) where answered_at is null;
