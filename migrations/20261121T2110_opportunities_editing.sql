alter table opportunities
  -- What an editor has written since it was published, until they publish that too.
  add column pending jsonb,
  -- When what the public sees last changed; whoever follows what is published reads on from here.
  add column changed_at timestamptz(3) not null default now(),
  add column submitted_at timestamptz(3),
  -- Why it came back from the review.
  add column returned_reason text,
  add column reviewed_by uuid references users on delete set null;
create index opportunities_changed on opportunities (changed_at, id);
create index opportunities_closed on opportunities (closed_at) where status = 'closed';
create index opportunities_created_by on opportunities (created_by) where created_by is not null;

-- Each state that was published or replaced by an older one.
create table opportunity_revisions (
  id uuid primary key,
  opportunity_id uuid not null references opportunities on delete cascade,
  content jsonb not null,
  written_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now()
);
create index opportunity_revisions_opportunity on opportunity_revisions (opportunity_id, id desc);
create index opportunity_revisions_written_by on opportunity_revisions (written_by) where written_by is not null;

-- What members ask in public; shown once it is answered.
create table opportunity_inquiries (
  id uuid primary key,
  opportunity_id uuid not null references opportunities on delete cascade,
  asked_by uuid references users on delete set null,
  question text not null check (length(question) between 1 and 500),
  answer text check (length(answer) between 1 and 1500),
  answered_by uuid references users on delete set null,
  answered_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index opportunity_inquiries_opportunity on opportunity_inquiries (opportunity_id, id);
create index opportunity_inquiries_asked_by on opportunity_inquiries (asked_by) where asked_by is not null;

create table opportunity_reports (
  id uuid primary key,
  opportunity_id uuid not null references opportunities on delete cascade,
  reported_by uuid references users on delete set null,
  reason text not null check (reason in ('money', 'fake', 'discrimination', 'wrong', 'other')),
  note text not null default '',
  created_at timestamptz(3) not null default now(),
  settled_at timestamptz(3),
  settled_by uuid references users on delete set null,
  outcome text check (outcome in ('kept', 'closed'))
);
create index opportunity_reports_open on opportunity_reports (created_at) where settled_at is null;
-- Somebody reports the same thing once until it is settled.
create unique index opportunity_reports_once on opportunity_reports (opportunity_id, reported_by) where settled_at is null;

-- What the public sees changed: every instance hears it when the transaction commits. Many at once are one message
-- without ids, after which a follower reads on by changed_at.
create function announce_opportunities(ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) > 0 then
    perform pg_notify('zamah', json_build_object('topic', 'opportunities.changed',
      'data', json_build_object('ids', case when cardinality(ids) <= 100 then to_json(ids) end))::text);
  end if;
end $$;

create function announce_opportunities_inserted() returns trigger language plpgsql as $$
begin
  perform announce_opportunities(array(select id from new_rows where status = 'published'));
  return null;
end $$;
create function announce_opportunities_updated() returns trigger language plpgsql as $$
begin
  perform announce_opportunities(array(
    select n.id from new_rows n join old_rows o using (id)
    where n.status <> o.status or (n.status = 'published' and n.changed_at <> o.changed_at)));
  return null;
end $$;
create function announce_opportunities_deleted() returns trigger language plpgsql as $$
begin
  perform announce_opportunities(array(select id from old_rows where status = 'published'));
  return null;
end $$;

create trigger opportunities_inserted after insert on opportunities
  referencing new table as new_rows for each statement execute function announce_opportunities_inserted();
create trigger opportunities_updated after update on opportunities
  referencing old table as old_rows new table as new_rows for each statement execute function announce_opportunities_updated();
create trigger opportunities_deleted after delete on opportunities
  referencing old table as old_rows for each statement execute function announce_opportunities_deleted();
