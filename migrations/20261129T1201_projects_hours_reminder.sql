-- Hours that nobody confirms are reminded of once. Those from before are as they were: their reminder would come late.
alter table project_hours add column reminded_at timestamptz(3);

create index project_hours_waiting on project_hours (entered_at)
  where confirmed_at is null and returned_at is null and reminded_at is null;
