-- What staff did is never changed; but when the person to whom it was done goes, the words that name them go too.
create or replace function guard_audit() returns trigger language plpgsql as $$
declare
  changing text[] := array['actor_id', 'person_id'];
begin
  if old.person_id is not null and new.person_id is null then
    changing := changing || array['before', 'after', 'reason', 'subject', 'subject_id'];
  end if;
  if tg_op = 'UPDATE'
    and (new.actor_id is null or new.actor_id is not distinct from old.actor_id)
    and (new.person_id is null or new.person_id is not distinct from old.person_id)
    and to_jsonb(new) - changing = to_jsonb(old) - changing
  then
    if new.actor_id is null and old.actor_id is not null then
      new.device := '';
      new.address_digest := null;
    end if;
    return new;
  end if;
  raise exception 'the audit log cannot be changed';
end $$;
