-- The webhook of a form: what it received is sent to another system; and what became of each of these messages.
create table form_webhooks (
  form_id uuid primary key references forms on delete cascade,
  address text not null check (length(address) between 8 and 500),
  -- The key that signs follows from it; another one makes another key.
  salt bytea not null,
  -- One message at a time: whoever sends them has the webhook until then.
  busy_until timestamptz(3),
  -- While the receiver does not answer, the pauses grow.
  failures integer not null default 0,
  paused_until timestamptz(3),
  created_at timestamptz(3) not null default now()
);

create table form_deliveries (
  -- The receiver knows a message that comes twice by it.
  id uuid primary key,
  form_id uuid not null references form_webhooks on delete cascade,
  -- None for a test message.
  submission_id uuid references form_submissions on delete cascade,
  event text not null check (event in ('submission.sent', 'submission.changed', 'test')),
  state text not null default 'waiting' check (state in ('waiting', 'arrived', 'failed')),
  attempts integer not null default 0,
  -- What the receiver answered last, or why there was no answer.
  status integer,
  reason text check (reason in ('forbidden', 'unreachable', 'slow', 'cleared')),
  next_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  done_at timestamptz(3)
);
create index form_deliveries_form on form_deliveries (form_id, created_at desc, id desc);
create index form_deliveries_submission on form_deliveries (submission_id);
create index form_deliveries_waiting on form_deliveries (form_id, next_at) where state = 'waiting';
create index form_deliveries_done on form_deliveries (done_at) where done_at is not null;
