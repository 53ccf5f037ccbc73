-- What an opportunity is filtered by, as words among its words: their index then puts words and filters together, where
-- a condition on the numbers of the row would have to look at each. No word of a text has a colon.
create function search_tags(facets integer, areas integer, languages integer, municipalities text[]) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(
    array['kind:' || (facets & 15)::text, 'mode:' || ((facets >> 4) & 3)::text, 'contract:' || ((facets >> 6) & 7)::text]
    || case when (facets >> 9) & 1 = 1 then array['first:1'] else '{}'::text[] end
    -- Each step of pay that is reached.
    || array(select 'pay:' || n::text from generate_series(1, (facets >> 10) & 7) as n)
    || array(select 'area:' || n::text from generate_series(0, 31) as n where (areas >> n) & 1 = 1)
    || array(select 'language:' || n::text from generate_series(0, 31) as n where (languages >> n) & 1 = 1)
    || array(select 'in:' || m from unnest(municipalities) as m));

-- The planner knows neither how dear it is to fetch all words of a row nor which words go together: without figures it
-- takes the index, and where the newest are looked through first, the statement says so itself.
alter table opportunity_search alter column words set statistics 0, alter column title set statistics 0;
alter table opportunity_sample alter column words set statistics 0, alter column title set statistics 0;

insert into search_stale (opportunity_id) select opportunity_id from opportunity_search on conflict do nothing;
