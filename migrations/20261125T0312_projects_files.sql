-- Receipts of expenses, and the signed contract where no entry is named. For the team, the board and staff, never for everybody.
create table project_files (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  entry_id uuid references project_entries on delete cascade,
  kind text not null check (kind in ('picture', 'pdf')),
  name text not null,
  size integer not null check (size > 0),
  uploaded_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now()
);
create index project_files_project on project_files (project_id, created_at);
create index project_files_entry on project_files (entry_id) where entry_id is not null;
create index project_files_author on project_files (uploaded_by);
-- Why a team ended its project with expenses that have no receipt.
alter table projects add column without_receipts text;
