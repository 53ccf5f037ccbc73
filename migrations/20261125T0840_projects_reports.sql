-- A bank may give a final report back with a reason; the project runs on and its team hands the report in anew. The words
-- are kept apart until then, for the team to go on from. Teams are reminded once of each report of their contract.
alter table projects
  add column returned_report text,
  add column report_returned_at timestamptz(3),
  add column report_returned_why text,
  add constraint projects_returned_why check (
    (report_returned_at is null) = (report_returned_why is null)
    and (report_returned_at is null) = (returned_report is null));
create table project_reminders (
  project_id uuid not null references projects on delete cascade,
  report_id uuid not null,
  due_on date not null,
  sent_at timestamptz(3) not null default now(),
  primary key (project_id, report_id, due_on)
);
