-- What other features may ask of profiles.

-- Where people say that they live.
create view member_places as
  select user_id, content ->> 'municipality' as municipality from profile_sections where section = 'intro';

-- What they say that they can do: with the id of the vocabulary where they chose from it.
create view member_skills as
  select s.user_id, i.item ->> 'skill' as skill, i.item ->> 'label' as label, i.item ->> 'level' as level
  from profile_sections s cross join jsonb_array_elements(s.content -> 'items') as i (item) where s.section = 'skills';

create view member_languages as
  select s.user_id, i.item ->> 'language' as language, i.item ->> 'level' as level
  from profile_sections s cross join jsonb_array_elements(s.content -> 'items') as i (item) where s.section = 'languages';

-- Public profiles of people who are here; visibility says for whom each part of it is.
create view published_profiles as
  select p.user_id, s.slug, p.visibility, p.published_at
  from profiles p join active_members m on m.id = p.user_id
  left join profile_slugs s on s.user_id = p.user_id and s.is_current
  where p.published_at is not null;

-- When a profile or one of its sections last changed.
create view profile_changes as
  select user_id, null::text as section, updated_at from profiles
  union all select user_id, section, updated_at from profile_sections;
