-- The one rule of what is open, for everybody who asks. Whoever adds a column to opportunities that others may read
-- makes the views anew.

-- Not suspended and not closed: only these are shown and act.
create view active_organisations as
  select id, slug, name, kind, municipality, website, logo, reply_days, verification, updated_at
  from organisations where suspended_at is null and closed_at is null;

-- What the public may read: published or closed, and not of an organisation that was taken off.
create view public_opportunities as
  select o.id, o.slug, o.organisation_id, coalesce(g.name, o.organisation_name) as organisation, o.kind, o.status,
    o.title, o.summary, o.body, o.details, o.municipalities, o.mode, o.languages, o.amount_min, o.amount_max,
    o.amount_net, o.contract, o.first_job, o.vacancies, o.deadline, o.starts_at, o.ends_at, o.apply_here,
    o.external_url, o.questions, o.source_url, o.version, o.created_at, o.updated_at, o.changed_at, o.published_at,
    o.closed_at, o.closed_reason
  from opportunities o left join organisations g on g.id = o.organisation_id
  where o.status in ('published', 'closed') and g.suspended_at is null and g.closed_at is null;

-- What takes people at this moment. Whoever decides within a long transaction also asks clock_timestamp().
create view open_opportunities as
  select * from public_opportunities
  where status = 'published' and (deadline is null or deadline > now());

-- What was open at a moment that has passed.
create function opportunities_open_at(moment timestamptz) returns setof opportunities language sql stable as $$
  select o.* from opportunities o left join organisations g on g.id = o.organisation_id
  where o.published_at <= moment and (o.status = 'published' or o.closed_at is not null)
    and (o.closed_at is null or o.closed_at > moment) and (o.deadline is null or o.deadline > moment)
    and (g.suspended_at is null or g.suspended_at > moment) and (g.closed_at is null or g.closed_at > moment)
$$;

-- An organisation that is suspended, closed or restored changes what the public sees of what it offers.
create function opportunities_follow_organisation() returns trigger language plpgsql as $$
begin
  update opportunities set changed_at = now() where organisation_id = new.id and status = 'published';
  return null;
end $$;
create trigger organisations_offer after update of suspended_at, closed_at on organisations
  for each row when ((old.suspended_at is null and old.closed_at is null)
    is distinct from (new.suspended_at is null and new.closed_at is null))
  execute function opportunities_follow_organisation();

-- The search hears of closing as of suspending, and of the name.
create or replace function search_notes_organisation() returns trigger language plpgsql as $$
begin
  insert into search_stale (opportunity_id)
  select id from opportunities where organisation_id = new.id and status = 'published' order by id
  on conflict (opportunity_id) do update set since = clock_timestamp();
  if new.suspended_at is not null or new.closed_at is not null then
    delete from opportunity_search s using opportunities o
    where o.id = s.opportunity_id and o.organisation_id = new.id;
  end if;
  return null;
end $$;
drop trigger organisations_searched on organisations;
create trigger organisations_searched after update of name, suspended_at, closed_at on organisations
  for each row when (old.name is distinct from new.name or old.suspended_at is distinct from new.suspended_at
    or old.closed_at is distinct from new.closed_at)
  execute function search_notes_organisation();
delete from opportunity_search s using opportunities o, organisations g
  where o.id = s.opportunity_id and g.id = o.organisation_id and g.closed_at is not null;
