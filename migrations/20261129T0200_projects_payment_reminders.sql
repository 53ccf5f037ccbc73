-- A budget change that waits for the bank is reminded of like a contract, and an instalment that could be paid and is not on
-- its day is told once.
alter table project_paper_reminders
  drop constraint project_paper_reminders_stage_check,
  add constraint project_paper_reminders_stage_check
    check (stage in ('write', 'copy', 'sign', 'amendCopy', 'amendSign', 'report', 'board', 'change'));

create table project_payment_reminders (
  instalment_id uuid not null references project_instalments on delete cascade,
  due_on date not null,
  sent_at timestamptz(3) not null default now(),
  primary key (instalment_id, due_on)
);
