-- Staff are told once of a bank in which fewer than two may pay the money of a project.
alter table project_paper_reminders
  drop constraint project_paper_reminders_stage_check,
  add constraint project_paper_reminders_stage_check
    check (stage in ('write', 'copy', 'sign', 'amendCopy', 'amendSign', 'report', 'board'));
