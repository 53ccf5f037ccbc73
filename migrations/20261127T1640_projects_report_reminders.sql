-- A bank that does not read a final report is reminded like one that does not write a contract.
alter table project_paper_reminders
  drop constraint project_paper_reminders_stage_check,
  add constraint project_paper_reminders_stage_check
    check (stage in ('write', 'copy', 'sign', 'amendCopy', 'amendSign', 'report'));
