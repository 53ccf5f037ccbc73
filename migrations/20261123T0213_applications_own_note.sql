-- What an applicant notes for themselves about an application here; nobody of the organisation reads it.
alter table applications add column note text not null default '' check (length(note) <= 2000);
