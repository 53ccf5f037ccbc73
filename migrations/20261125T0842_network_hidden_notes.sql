-- A note that a moderator took from the sight of its receiver; the request goes on without it.
alter table connection_requests add column note_hidden_at timestamptz(3);
