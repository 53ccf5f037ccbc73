-- Each contract as it was issued to be signed, and each amendment that an accepted change made to it. Nothing changes a row:
-- whatever the plan says later, what people have put their names under stays readable.
create table project_issued (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  version integer not null check (version > 0),
  kind text not null check (kind in ('contract', 'amendment')),
  content jsonb not null,
  -- SHA-256 of the content as it stands here.
  digest text not null,
  issued_at timestamptz(3) not null,
  unique (project_id, version)
);

-- Those that are issued by now, with the plan as it was at that moment.
insert into project_issued (id, project_id, version, kind, content, digest, issued_at)
select gen_random_uuid(), f.project_id, 1, 'contract', f.content, encode(sha256(convert_to(f.content::text, 'UTF8')), 'hex'), f.issued_at
from (
  select a.project_id, a.issued_at, jsonb_build_object(
    'number', a.number,
    'issuedAt', to_char(a.issued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'title', p.title,
    'call', coalesce(c.content -> 'title', '{"bhs": "", "en": ""}'),
    'amount', p.amount,
    'terms', a.terms,
    'budget', coalesce((
      select jsonb_agg(line || jsonb_build_object('amount', (line ->> 'amount')::int + coalesce((
          select sum(case when m.to_line = line ->> 'id' then m.amount else -m.amount end) from project_changes m
          where m.project_id = p.id and m.accepted and m.decided_at <= a.issued_at
            and line ->> 'id' in (m.from_line, m.to_line)), 0)) order by place)
      from jsonb_array_elements(p.plan -> 'budget') with ordinality as lines (line, place)), '[]'),
    'instalments', coalesce((
      select jsonb_agg(jsonb_build_object('amount', i.amount, 'condition', i.condition, 'day', i.due_on::text)
        order by i.position, i.id)
      from project_instalments i where i.project_id = p.id), '[]')) as content
  from project_agreements a join projects p on p.id = a.project_id left join public_calls c on c.id = p.call_id
  where a.issued_at is not null
) f;
