-- The projects of a call that the public chooses among, as they stood when the vote began.
create table vote_options (
  id uuid primary key,
  call_id uuid not null references grant_calls on delete restrict,
  -- What was voted about stays when the application is gone.
  canvas_id uuid references canvases on delete set null,
  number integer not null check (number > 0),
  title text not null,
  municipality text,
  idea text not null default '',
  -- Feninga.
  amount integer not null check (amount > 0),
  -- Its place by the points of the board, which decides between equal numbers of votes.
  board_place integer not null,
  -- Once the vote is closed.
  votes integer,
  place integer,
  given integer,
  unique (call_id, number),
  unique (call_id, canvas_id)
);
create index vote_options_canvas on vote_options (canvas_id);

-- Codes that were sent by SMS, for ten minutes each.
create table vote_codes (
  id uuid primary key,
  call_id uuid not null references grant_calls on delete cascade,
  phone_digest bytea not null,
  block_digest bytea not null,
  code_digest bytea not null,
  device_digest bytea not null,
  network_digest bytea not null,
  tries integer not null default 0,
  sent_at timestamptz(3) not null default now()
);
create index vote_codes_call on vote_codes (call_id);
create index vote_codes_sent on vote_codes (sent_at);

-- One for each phone. What tells phones, devices and networks apart are keyed digests of this call alone; they are
-- removed 30 days after the results, and only receipt and choice stay.
create table votes (
  id uuid primary key,
  call_id uuid not null references grant_calls on delete restrict,
  option_id uuid not null references vote_options on delete restrict,
  receipt text not null,
  -- The code it was cast with, so that a lost answer can be asked for again.
  code_id uuid,
  phone_digest bytea,
  block_digest bytea,
  device_digest bytea,
  network_digest bytea,
  void_reason text,
  cast_at timestamptz(3) not null,
  unique (call_id, phone_digest),
  unique (call_id, receipt)
);
create index votes_option on votes (option_id, cast_at);
create index votes_code on votes (code_id);

create table vote_closings (
  call_id uuid primary key references grant_calls on delete restrict,
  closed_at timestamptz(3) not null,
  votes integer not null,
  voided integer not null,
  -- SHA-256 of the published file, in hex.
  digest text not null,
  forgotten_at timestamptz(3)
);

-- Money that was given for good: by two signatures where the board decides alone, else by the votes.
create or replace view confirmed_awards as
  select a.canvas_id, a.call_id, coalesce(o.given, a.amount) as amount,
    coalesce(e.closed_at, a.confirmed_at) as confirmed_at
  from approved_applications a join public_calls c on c.id = a.call_id
  left join vote_options o on o.canvas_id = a.canvas_id
  left join vote_closings e on e.call_id = a.call_id
  where c.content -> 'vote' = 'null' or o.given is not null;
