-- Decisions on many applications wait some minutes, so that whoever made them can take them back before anybody hears.
create table application_decisions (
  id uuid primary key,
  opportunity_id uuid not null references opportunities(id) on delete cascade,
  actor_id uuid references users(id) on delete set null,
  status text not null check (status in ('in-review', 'interview', 'offer', 'hired', 'declined')),
  -- Whether the opportunity closes as filled once all have been told.
  closes boolean not null default false,
  due_at timestamptz(3) not null,
  undone_at timestamptz(3),
  -- When the first was told; from then on nothing can be taken back.
  sent_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  check (undone_at is null or sent_at is null)
);
create index application_decisions_opportunity on application_decisions (opportunity_id);
create index application_decisions_actor on application_decisions (actor_id);

alter table applications
  add column decision_id uuid references application_decisions(id) on delete set null,
  add column decision_message text;
create index applications_decision on applications (decision_id, id) where decision_id is not null;
