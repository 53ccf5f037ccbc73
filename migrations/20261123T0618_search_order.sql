-- Whoever changes several opportunities takes them in the order of their ids, so that two never wait for each other:
-- an organisation that closes while the deadlines of its opportunities pass, or while all is read anew for the search.
create or replace function opportunities_follow_organisation() returns trigger language plpgsql as $$
begin
  perform 1 from opportunities where organisation_id = new.id and status = 'published' order by id for no key update;
  update opportunities set changed_at = now() where organisation_id = new.id and status = 'published';
  return null;
end $$;
-- The search notes them in that order before they change one by one. Triggers run in the order of their names.
alter trigger organisations_offer on organisations rename to organisations_tell_offers;
