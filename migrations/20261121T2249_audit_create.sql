-- Who did what to whom, when, from where and why. Rows are only added.
create table audit_entries (
  id uuid primary key,
  at timestamptz(3) not null default now(),
  -- Nobody: the product did it by itself, or whoever did it has left.
  actor_id uuid references users on delete set null,
  -- `feature.verb`
  action text not null check (action ~ '^[a-z]+(-[a-z]+)*[.][a-z]+(-[a-z]+)*$'),
  -- On whom, if on a person; their name is never kept here.
  person_id uuid references users on delete set null,
  -- On what, if on a thing.
  subject_kind text not null default '',
  subject_id text not null default '',
  subject text not null default '' check (length(subject) <= 300),
  before jsonb check (length(before::text) <= 4000),
  after jsonb check (length(after::text) <= 4000),
  reason text not null default '' check (length(reason) <= 2000),
  device text not null default '' check (length(device) <= 100),
  address_digest bytea
);
create index audit_entries_actor on audit_entries (actor_id, id desc) where actor_id is not null;
create index audit_entries_person on audit_entries (person_id, id desc) where person_id is not null;
create index audit_entries_action on audit_entries (action, id desc);

-- Only people may be forgotten, when their account goes, and with whoever acted where they acted from.
create function guard_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.actor_id is null or new.actor_id is not distinct from old.actor_id)
    and (new.person_id is null or new.person_id is not distinct from old.person_id)
    and to_jsonb(new) - array['actor_id', 'person_id'] = to_jsonb(old) - array['actor_id', 'person_id']
  then
    if new.actor_id is null and old.actor_id is not null then
      new.device := '';
      new.address_digest := null;
    end if;
    return new;
  end if;
  raise exception 'the audit log cannot be changed';
end $$;
create trigger audit_entries_append_only
  before update or delete on audit_entries
  for each row execute function guard_audit();

-- A suspension ends by itself, if it has an end.
alter table users add column suspended_until timestamptz(3);
create index users_suspended_until on users (suspended_until) where suspended_until is not null;
