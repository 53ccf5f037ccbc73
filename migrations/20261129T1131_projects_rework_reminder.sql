-- A final report that the bank has returned is reminded of like one that waits for the bank.
alter table project_paper_reminders
  drop constraint project_paper_reminders_stage_check,
  add constraint project_paper_reminders_stage_check
    check (stage in ('write', 'copy', 'sign', 'amendCopy', 'amendSign', 'report', 'rework', 'board', 'change'));
