-- Somebody has to write, sign or confirm each contract; whoever does not is reminded, and then the others hear of it.
create table project_paper_reminders (
  project_id uuid not null references projects on delete cascade,
  stage text not null check (stage in ('write', 'copy', 'sign', 'amendCopy', 'amendSign')),
  -- From which day it waits: what waits anew is told anew.
  since date not null,
  late boolean not null,
  sent_at timestamptz(3) not null default now(),
  primary key (project_id, stage, since, late)
);
