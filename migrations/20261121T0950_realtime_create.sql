-- One-time tickets for opening the live channel; they live for seconds, so a crash may lose them.
create unlogged table live_tickets (
  ticket_hash bytea primary key,
  session_id uuid not null,
  user_id uuid not null,
  expires_at timestamptz not null
);
create index live_tickets_expires_at on live_tickets (expires_at);

-- Whoever ends a session, and wherever: its open pages hear of it when the transaction commits.
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('zamah', json_build_object('topic', 'session.ended', 'data', new.id)::text);
  return null;
end $$;

create trigger session_ended after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function announce_session_end();
