-- Who judges a call in the place of those of its board who may not: staff name them.
create table review_substitutes (
  call_id uuid not null references grant_calls on delete cascade,
  user_id uuid not null references users on delete cascade,
  named_by uuid references users on delete set null,
  named_at timestamptz(3) not null default now(),
  primary key (call_id, user_id)
);
create index review_substitutes_user on review_substitutes (user_id);
create index review_substitutes_namer on review_substitutes (named_by);

-- Who judges and decides in a call.
create view call_boards as
  select c.id as call_id, b.user_id from public_calls c join bank_boards b on b.bank_id = c.bank_id
  union
  select s.call_id, s.user_id from review_substitutes s join active_members m on m.id = s.user_id;

-- Who is in a conflict of interest over an application: in its team or a mentor of it, connected with one of the team,
-- perhaps of one family (a surname, or one part of it, and a place in common; it errs towards yes), or who said so. Whoever
-- of a board says of no place that they live there lives where the bank works.
create view application_conflicts as
  select s.call_id, s.canvas_id, t.user_id, 'side' as kind
  from submitted_applications s join application_sides t on t.canvas_id = s.canvas_id
  union all
  select s.call_id, s.canvas_id, m.other_id, 'connected'
  from submitted_applications s join application_teams t on t.canvas_id = s.canvas_id
    join connected_members m on m.member_id = t.user_id
  union all
  select s.call_id, s.canvas_id, k.id, 'kin'
  from submitted_applications s join application_teams t on t.canvas_id = s.canvas_id
    join users u on u.id = t.user_id left join member_places p on p.user_id = u.id
    join call_boards b on b.call_id = s.call_id and b.user_id <> t.user_id
    join users k on k.id = b.user_id left join member_places l on l.user_id = k.id
    join public_calls c on c.id = s.call_id left join bank_names n on n.id = c.bank_id
  where string_to_array(fold_text(k.last_name), ' ') && string_to_array(fold_text(u.last_name), ' ')
    and array_remove(array[p.municipality, s.content ->> 'municipality'], null)
      && case when l.municipality is null then coalesce(n.municipalities, '{}') else array[l.municipality] end
  union all
  select a.call_id, a.canvas_id, a.reviewer_id, 'declared'
  from review_assignments a where a.conflict is not null and a.reviewer_id is not null;

-- What was so when a decision was signed: later connections, and scores of others, change nothing about it.
alter table review_decisions add column place integer, add column points integer, add column raw integer;

create table decision_conflicts (
  decision_id uuid not null references review_decisions on delete cascade,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('declared', 'detected')),
  primary key (decision_id, user_id)
);
create index decision_conflicts_user on decision_conflicts (user_id);
