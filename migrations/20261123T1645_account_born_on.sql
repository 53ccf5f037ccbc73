-- The day of birth is a member's own choice to say; it protects who is under 18, and rules of calls read it.
alter table users add column born_on date check (born_on > date '1900-01-01');

-- Who is under 18 today, where the product's people live. To them only connections and their own organisations write first.
create view minor_members as
  select id from users where born_on > (now() at time zone 'Europe/Sarajevo')::date - interval '18 years';
