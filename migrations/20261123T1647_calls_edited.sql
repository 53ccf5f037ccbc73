-- What is being written of a published call, beside what the public reads; rules that are switched off; why a call was
-- prolonged or cancelled, in both languages.
alter table grant_calls
  add column pending jsonb,
  add column rules_off jsonb not null default '[]',
  add column prolonged_at timestamptz(3),
  add column prolonged_reason jsonb,
  add column cancelled_reason jsonb;
create index grant_calls_managed on grant_calls (created_at desc, id desc);

create or replace view public_calls as
  select id, slug, programme_id, bank_id, opportunity_id, status, content, opens_at, deadline, results_at,
    published_at, updated_at, prolonged_at, prolonged_reason, cancelled_at, cancelled_reason
  from grant_calls where status <> 'draft';
