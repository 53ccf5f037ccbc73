-- Each row of the audit log gets a number and a digest of itself and of the row before it, so that one which is changed,
-- taken away or put in between is found. Writers only note that a row waits; one task gives the numbers.
create table audit_seals (
  number bigint primary key check (number > 0),
  -- No foreign key: a row that is taken away must be missed.
  entry_id uuid not null unique,
  -- Digests of what a row forgets when an account ends; nothing where it named nobody.
  actor_digest bytea check (length(actor_digest) = 32),
  origin_digest bytea not null check (length(origin_digest) = 32),
  person_digest bytea check (length(person_digest) = 32),
  words_digest bytea not null check (length(words_digest) = 32),
  -- Of the words as they are once they are forgotten.
  rest_digest bytea not null check (length(rest_digest) = 32),
  -- Without it nobody can guess forgotten words by their digest; it is forgotten with them.
  salt bytea check (length(salt) = 16),
  digest bytea not null check (length(digest) = 32)
);
create function guard_audit_seals() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.salt is null and to_jsonb(new) - 'salt' = to_jsonb(old) - 'salt' then
    return new;
  end if;
  raise exception 'the seals of the audit log cannot be changed';
end $$;
create trigger audit_seals_append_only
  before update or delete on audit_seals
  for each row execute function guard_audit_seals();

create table audit_waiting (entry_id uuid primary key);
create function note_audit_entry() returns trigger language plpgsql as $$
begin
  insert into audit_waiting (entry_id) values (new.id);
  return null;
end $$;
create trigger audit_entries_waiting
  after insert on audit_entries
  for each row execute function note_audit_entry();
insert into audit_waiting (entry_id) select id from audit_entries;

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
    if (new.before, new.after, new.reason, new.subject, new.subject_id) is distinct from
      (old.before, old.after, old.reason, old.subject, old.subject_id)
    then
      update audit_seals set salt = null where entry_id = old.id;
    end if;
    return new;
  end if;
  raise exception 'the audit log cannot be changed';
end $$;
