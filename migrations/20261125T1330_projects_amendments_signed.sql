-- An amendment is signed as a contract is: its team hands in the copy with its signature, and the bank enters the day on which
-- both have signed. What was issued stays as it is.
alter table project_issued add column signed_on date check (signed_on is null or kind = 'amendment');
alter table project_files add column issued_id uuid references project_issued on delete cascade
  check (issued_id is null or entry_id is null);
create index project_files_issued on project_files (issued_id) where issued_id is not null;
