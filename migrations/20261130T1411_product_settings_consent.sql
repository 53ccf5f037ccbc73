-- How often visitors answered the question about measuring on a day; nobody is named, and no answer is no row.
create table consent_days (
  day date primary key,
  accepted integer not null default 0,
  declined integer not null default 0
);
