-- Votes that a board leaves out: one member proposes, another signs. Which votes it is about is fixed when it is proposed.
create table vote_voidings (
  id uuid primary key,
  call_id uuid not null references grant_calls on delete restrict,
  kind text not null check (kind in ('burst', 'device', 'block', 'network')),
  title text not null,
  votes integer not null check (votes > 0),
  reason text not null,
  proposed_by uuid references users on delete set null,
  proposed_at timestamptz(3) not null default now(),
  confirmed_by uuid references users on delete set null,
  confirmed_at timestamptz(3)
);
create index vote_voidings_call on vote_voidings (call_id);
create index vote_voidings_proposer on vote_voidings (proposed_by);
create index vote_voidings_confirmer on vote_voidings (confirmed_by);

alter table votes add column voiding_id uuid references vote_voidings on delete set null;
create index votes_voiding on votes (voiding_id);
