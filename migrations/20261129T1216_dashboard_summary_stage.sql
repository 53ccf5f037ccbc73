-- The summary of the week is told once a week, like the overview of its deadlines.
alter table deadline_reminders drop constraint deadline_reminders_stage_check;
alter table deadline_reminders add constraint deadline_reminders_stage_check
  check (stage in ('day', 'hours', 'week', 'summary')) not valid;
alter table deadline_reminders validate constraint deadline_reminders_stage_check;
