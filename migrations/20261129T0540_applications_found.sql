-- What a CV that was sent says of skills and of the place, folded, so that thousands are narrowed without reading their CVs.
alter table applications
  add column cv_skills text[] not null default '{}',
  add column cv_place text not null default '';

create function note_cv_facts() returns trigger language plpgsql as $$
begin
  new.cv_skills := array(
    select distinct fold_text(label #>> '{}')
    from jsonb_path_query(new.cv, '$.sections[*] ? (@.name == "skills" || @.name == "languages").items[*].label') label
    order by 1);
  new.cv_place := coalesce(
    left(fold_text(jsonb_path_query_first(new.cv, '$.contact[*] ? (@.kind == "place").text') #>> '{}'), 80), '');
  return new;
end $$;
create trigger applications_cv_facts before insert or update of cv on applications
  for each row execute function note_cv_facts();

update applications set cv = cv where cv is not null;
