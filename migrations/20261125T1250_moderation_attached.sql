-- What hung on a reported thing, as its list: the thing itself may be gone by the time somebody judges it.
alter table moderation_cases add column attached jsonb not null default '[]';
