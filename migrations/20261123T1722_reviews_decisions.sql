-- What a board decides about an application: proposed by one, signed by another. What two have signed is the one
-- record of what a fund has given.
create table review_decisions (
  id uuid primary key,
  call_id uuid not null references grant_calls on delete restrict,
  -- One for each application; money that was given stays given when the application is gone.
  canvas_id uuid unique references canvases on delete set null,
  -- Feninga; nothing where the team gets none.
  amount integer check (amount > 0),
  reason text not null,
  proposed_by uuid references users on delete set null,
  proposed_at timestamptz(3) not null default now(),
  confirmed_by uuid references users on delete set null,
  confirmed_at timestamptz(3)
);
create index review_decisions_call on review_decisions (call_id);
create index review_decisions_proposer on review_decisions (proposed_by);
create index review_decisions_confirmer on review_decisions (confirmed_by);
