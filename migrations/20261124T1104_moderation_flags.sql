-- Why a rule of the product, and nobody's report, put something in the queue.
create table moderation_flags (
  case_id uuid not null references moderation_cases on delete cascade,
  sign text not null,
  created_at timestamptz(3) not null default now(),
  primary key (case_id, sign)
);
