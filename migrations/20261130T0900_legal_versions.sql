-- The versions of the legal texts. A version is whole: it stays readable as it was, whatever the code or the draft say later.
create table legal_versions (
  document text not null check (document in ('terms', 'privacy')),
  version text not null check (version ~ '^[1-9][0-9]{0,3}[.][0-9]{1,4}$'),
  effective_on date not null,
  -- Every text in its order, in both languages; null for a version that was delivered, until another one takes its place.
  parts jsonb,
  -- What staff had changed in a delivered version before there were drafts: {id, locale, document}.
  changes jsonb not null default '[]',
  -- What is new, for members who are asked; null where nobody is asked.
  note_bhs text,
  note_en text,
  published_by uuid references users on delete set null,
  published_at timestamptz(3) not null default now(),
  -- Taken back before its day came.
  cancelled_at timestamptz(3),
  primary key (document, version),
  check ((note_bhs is null) = (note_en is null))
);
create index legal_versions_publisher on legal_versions (published_by);
-- One version at a time may wait for its day or hold from it.
create unique index legal_versions_day on legal_versions (document, effective_on) where cancelled_at is null and note_bhs is not null;

-- Pages drop what they keep on every instance, as with other texts that staff publish.
create trigger legal_versions_published after insert or update or delete on legal_versions
  for each statement execute function announce_page_change();

-- From now on a change of a legal text is a draft. What had been changed stays in force.
insert into legal_versions (document, version, effective_on, changes)
select d.document, d.version, d.day::date,
  jsonb_agg(jsonb_build_object('id', b.id, 'locale', b.locale, 'document', b.document))
from (values ('terms', '1.1', '2026-11-26'), ('privacy', '1.4', '2026-11-27')) as d (document, version, day)
join content_blocks b on b.id like d.document || '-%'
group by d.document, d.version, d.day;
