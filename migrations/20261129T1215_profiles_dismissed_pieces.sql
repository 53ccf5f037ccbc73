-- What somebody does not want to be reminded of: a profile is complete without it.
alter table profiles add column dismissed_pieces text[] not null default '{}';
