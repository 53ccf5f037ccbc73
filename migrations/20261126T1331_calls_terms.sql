-- Since when a call stands still because its board has not decided: it claims no vote and no results until then. Why its
-- later dates were moved is published.
alter table grant_calls add column held_at timestamptz(3), add column postponed_at timestamptz(3),
  add column postponed_reason jsonb;

create or replace view public_calls as
  select id, slug, programme_id, bank_id, opportunity_id, status, content, opens_at, deadline, results_at,
    published_at, updated_at, prolonged_at, prolonged_reason, cancelled_at, cancelled_reason, held_at, postponed_at,
    postponed_reason
  from grant_calls where status <> 'draft';

-- Changes of terms on which people count already: one proposes, another signs, everybody reads it.
create table call_term_changes (
  id uuid primary key,
  call_id uuid not null references grant_calls on delete cascade,
  content jsonb not null,
  -- The version of the call on which it builds.
  version integer not null,
  what text[] not null,
  reason jsonb not null,
  proposed_by uuid references users on delete set null,
  proposed_at timestamptz(3) not null default now(),
  confirmed_by uuid references users on delete set null,
  confirmed_at timestamptz(3)
);
create index call_term_changes_call on call_term_changes (call_id, confirmed_at);
create index call_term_changes_proposer on call_term_changes (proposed_by);
create index call_term_changes_confirmer on call_term_changes (confirmed_by);
