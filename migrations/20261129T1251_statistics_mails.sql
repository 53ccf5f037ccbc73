-- What became of the mails of a day, because the queue forgets its work after a week.
create table statistics_mails (
  day date primary key,
  accepted int not null check (accepted >= 0),
  -- Accepted only when they were sent again.
  again int not null check (again >= 0),
  failed int not null check (failed >= 0)
);
