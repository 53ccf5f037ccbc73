-- Forms that were ever published, for texts that name one. Of a form that is there no more nothing is said but that.
create view public_forms as
select f.slug, there.is_there, case when there.is_there then v.content -> 'title' end as title,
  case when there.is_there then o.name end as organisation, f.closes_at as deadline,
  there.is_there and (f.opens_at is null or f.opens_at <= now()) and (f.closes_at is null or f.closes_at > now())
    and (f.quota is null or f.received < f.quota) as is_open
from forms f
  left join form_versions v on v.form_id = f.id and v.number = f.published
  left join active_organisations o on o.id = f.organisation_id
  cross join lateral (
    select f.published is not null and f.archived_at is null and f.hidden_at is null
      and (f.organisation_id is null or o.id is not null) as is_there
  ) there
where exists (select from form_versions any_version where any_version.form_id = f.id);
