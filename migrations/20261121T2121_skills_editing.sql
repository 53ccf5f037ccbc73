-- Admins extend the vocabulary. What they write has an origin of its own, and what they take away stays away: a later
-- release or a later version of our own tables would bring it back otherwise.
alter table skill_labels drop constraint skill_labels_origin_check,
  add constraint skill_labels_origin_check check (origin in ('own', 'esco', 'console'));
alter table occupation_labels drop constraint occupation_labels_origin_check,
  add constraint occupation_labels_origin_check check (origin in ('own', 'esco', 'console'));
alter table occupation_skills drop constraint occupation_skills_origin_check,
  add constraint occupation_skills_origin_check check (origin in ('own', 'esco', 'console'));

-- The entry that took this one's place; an entry that was merged has no names any more.
alter table skills add column merged_into uuid references skills;
alter table occupations add column merged_into uuid references occupations;
alter table skills add column edited_at timestamptz(3);
alter table occupations add column edited_at timestamptz(3);
create index skills_edited on skills (edited_at desc) where edited_at is not null;
create index occupations_edited on occupations (edited_at desc) where edited_at is not null;

-- What staff has decided about an entry: its names in a language, an occupation's skills.
create table vocabulary_decided (
  entry_id uuid not null,
  -- A language, `links`, or `merged` for an entry that lives on in another.
  what text not null,
  primary key (entry_id, what)
);

create function keep_decided_names() returns trigger language plpgsql as $$
begin
  if new.origin <> 'console' and exists (
    select 1 from vocabulary_decided d
    where d.entry_id = (to_jsonb(new) ->> tg_argv[0])::uuid
      and d.what = case new.locale when 'en' then 'en' else 'bhs' end
  ) then
    return null;
  end if;
  return new;
end $$;

create function keep_decided_links() returns trigger language plpgsql as $$
begin
  if new.origin <> 'console' and exists (
    select 1 from vocabulary_decided d
    where (d.entry_id = new.occupation_id and d.what = 'links') or (d.entry_id = new.skill_id and d.what = 'merged')
  ) then
    return null;
  end if;
  return new;
end $$;

create trigger skill_labels_decided before insert on skill_labels
  for each row execute function keep_decided_names('skill_id');
create trigger occupation_labels_decided before insert on occupation_labels
  for each row execute function keep_decided_names('occupation_id');
create trigger occupation_skills_decided before insert on occupation_skills
  for each row execute function keep_decided_links();
