-- Schools and universities that people name, each as its owner wrote it and folded.
create view member_schools as
  select s.user_id, n.name as school, fold_text(n.name) as folded
  from profile_sections s cross join jsonb_array_elements(s.content -> 'items') as i (item)
  cross join lateral (select coalesce(
    nullif(btrim(i.item -> 'place' ->> 'bhs'), ''), nullif(btrim(i.item -> 'place' ->> 'en'), '')) as name) n
  where s.section = 'education' and i.item ->> 'kind' in ('school', 'university') and n.name is not null;
