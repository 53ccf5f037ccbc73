-- How many open opportunities of a day require a skill, in an area or, with an empty one, in the whole country; the row
-- without a skill says how many there were.
create view demanded_skills as
select d.day, s.area, s.skill_id, s.open from skill_demand s join skill_demand_days d on d.day = s.day
union all
select d.day, o.key, null, o.value::int from skill_demand_days d cross join lateral jsonb_each_text(d.open) o;
