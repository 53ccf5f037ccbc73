-- Those who work on one thing have one conversation about it, whoever of them opens it first.
alter table conversations add column team_key text unique check (team_key is null or kind = 'group');
