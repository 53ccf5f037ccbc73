-- What of published profiles members may look for, kept ready: what profiles say lies in documents, and a directory that
-- folds and counts thousands of them for each question is slow.
create table network_directory (
  user_id uuid primary key references users on delete cascade,
  published_at timestamptz(3) not null,
  -- Everything that words find: name, headline, skills, schools; folded.
  folded text not null,
  -- Ids of the vocabulary or folded words, and what the person calls them, in the same order.
  skills text[] not null,
  skill_labels text[] not null,
  municipality text,
  schools text[] not null,
  school_labels text[] not null
);
create index network_directory_list on network_directory (published_at desc, user_id desc);
create index network_directory_skills on network_directory using gin (skills);
create index network_directory_schools on network_directory using gin (schools);
create index network_directory_municipality on network_directory (municipality);

-- Makes the row of one person anew. Whoever comes second waits for the first and then reads what both have written.
create function refresh_network_directory(person uuid) returns void language plpgsql as $$
begin
  insert into network_directory values (person, now(), '', '{}', '{}', null, '{}', '{}') on conflict do nothing;
  perform from network_directory where user_id = person for update;
  delete from network_directory d where d.user_id = person and not exists (
    select from profiles p where p.user_id = person and p.published_at is not null);
  update network_directory d set published_at = p.published_at,
    skills = k.keys, skill_labels = k.labels, municipality = i.municipality, schools = e.keys, school_labels = e.labels,
    folded = fold_text(concat_ws(' ', u.first_name, u.last_name, i.headline,
      array_to_string(k.labels, ' '), array_to_string(e.labels, ' ')))
  from profiles p join users u on u.id = p.user_id
  left join lateral (
    select s.content ->> 'municipality' as municipality,
      concat_ws(' ', s.content -> 'headline' ->> 'bhs', s.content -> 'headline' ->> 'en') as headline
    from profile_sections s where s.user_id = p.user_id and s.section = 'intro'
      and coalesce(p.visibility ->> 'intro', 'public') in ('public', 'members')) i on true
  cross join lateral (
    select coalesce(array_agg(o.key order by o.label), '{}') as keys, coalesce(array_agg(o.label order by o.label), '{}') as labels
    from (select distinct on (1) coalesce(s.skill, fold_text(s.label)) as key, s.label from member_skills s
      where s.user_id = p.user_id order by 1, 2) o
    where o.key <> '' and coalesce(p.visibility ->> 'skills', 'public') in ('public', 'members')) k
  cross join lateral (
    select coalesce(array_agg(o.key order by o.label), '{}') as keys, coalesce(array_agg(o.label order by o.label), '{}') as labels
    from (select distinct on (1) s.folded as key, s.school as label from member_schools s
      where s.user_id = p.user_id order by 1, 2) o
    where o.key <> '' and coalesce(p.visibility ->> 'education', 'public') in ('public', 'members')) e
  where d.user_id = person and p.user_id = person;
end $$;

create function network_directory_changed() returns trigger language plpgsql as $$
declare person uuid := case tg_op when 'DELETE' then old.user_id else new.user_id end;
begin
  if exists (select from users where id = person) then perform refresh_network_directory(person); end if;
  return null;
end $$;

create function network_directory_renamed() returns trigger language plpgsql as $$
begin
  if exists (select from network_directory where user_id = new.id) then perform refresh_network_directory(new.id); end if;
  return null;
end $$;

-- At the end of a transaction, when it holds all it will hold: two who change one profile do not wait for each other in a circle.
create constraint trigger network_directory_profile after insert or update or delete on profiles
  deferrable initially deferred for each row execute function network_directory_changed();
create constraint trigger network_directory_section after insert or update or delete on profile_sections
  deferrable initially deferred for each row execute function network_directory_changed();
create constraint trigger network_directory_name after update of first_name, last_name on users
  deferrable initially deferred for each row execute function network_directory_renamed();

select refresh_network_directory(user_id) from profiles where published_at is not null;
