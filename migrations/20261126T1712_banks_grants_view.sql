-- What each call has given so far, also one that is of no bank.
create or replace view call_grants as
  select call_id, count(*)::int as projects, sum(granted)::int as given, sum(contributed)::int as contributed
  from project_results group by call_id;
