-- What a bank and a team agree on before money is paid: parties, period, days of reports. Who issued it and marked it as
-- signed stands in the audit log.
create table project_agreements (
  project_id uuid primary key references projects on delete cascade,
  -- Given with the first issue and kept whatever comes after it.
  number text unique,
  terms jsonb not null,
  issued_at timestamptz(3),
  signed_on date,
  signed_at timestamptz(3),
  check (issued_at is null or number is not null),
  check ((signed_at is null) = (signed_on is null)),
  check (signed_at is null or issued_at is not null)
);

-- Of what is planned, an instalment is released by one and paid by another; what is paid stands in the ledger.
create table project_instalments (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  position integer not null,
  amount integer not null check (amount > 0),
  condition text not null check (condition in ('signed', 'receipts', 'report')),
  due_on date not null,
  released_by uuid references users on delete set null,
  released_at timestamptz(3)
);
create index project_instalments_project on project_instalments (project_id, position);
create index project_instalments_due on project_instalments (due_on, id);
create index project_instalments_releaser on project_instalments (released_by);

alter table project_entries
  add column instalment_id uuid references project_instalments on delete set null,
  add constraint project_entries_paid check (instalment_id is null or kind = 'instalment');
create index project_entries_of_instalment on project_entries (instalment_id) where instalment_id is not null;
-- Paid once, however many pay at that moment.
create unique index project_entries_once on project_entries (instalment_id)
  where instalment_id is not null and struck_at is null;

-- The bank has read the final report and is content with it.
alter table projects
  add column report_accepted_at timestamptz(3),
  add column report_accepted_by uuid references users on delete set null;
create index projects_report_reader on projects (report_accepted_by);

-- Until now teams entered what they had received. As far as it is within the award, each such row is a paid instalment of
-- its project, under the same id; what the award has left is one more. Rows beyond the award stay in the ledger alone.
insert into project_instalments (id, project_id, position, amount, condition, due_on, released_at)
  select e.id, e.project_id, e.place, e.amount, 'signed', e.happened_on, e.entered_at
  from (
    select id, project_id, amount, happened_on, entered_at,
      row_number() over so_far as place, sum(amount) over so_far as received
    from project_entries where kind = 'instalment' and struck_at is null
    window so_far as (partition by project_id order by happened_on, id)
  ) e join projects p on p.id = e.project_id where e.received <= p.amount;
update project_entries e set instalment_id = i.id from project_instalments i where i.id = e.id;
insert into project_instalments (id, project_id, position, amount, condition, due_on)
  select gen_random_uuid(), p.id, s.places + 1, p.amount - s.paid, 'report', current_date + 90
  from projects p join (
    select project_id, sum(amount)::int as paid, max(position) as places from project_instalments group by 1
  ) s on s.project_id = p.id where s.paid < p.amount;
