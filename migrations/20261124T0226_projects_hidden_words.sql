-- Moderators take what a team wrote from everybody's sight; its money stays public.
alter table projects add column words_hidden_at timestamptz(3);
