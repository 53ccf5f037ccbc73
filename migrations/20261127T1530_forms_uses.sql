-- Forms that staff let organisations and banks use for their opportunities and calls.
alter table forms add column offered boolean not null default false;

-- Which form something of another feature asks its people to fill in; an ended use keeps what was sent for it.
create table form_uses (
  id uuid primary key,
  form_id uuid not null references forms on delete cascade,
  about_kind text not null,
  about_id uuid not null,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3)
);
create index form_uses_form on form_uses (form_id);
create index form_uses_about on form_uses (about_kind, about_id);
create unique index form_uses_current on form_uses (about_kind, about_id) where ended_at is null;

alter table form_submissions add column use_id uuid references form_uses on delete set null;
create index form_submissions_use on form_submissions (use_id, created_at desc, id desc);
alter table form_drafts add column use_id uuid references form_uses on delete set null;
create index form_drafts_use on form_drafts (use_id);

-- A member sends a form once for each thing that uses it.
drop index form_submissions_once;
create unique index form_submissions_once on form_submissions (form_id, member_id, use_id) nulls not distinct
  where only_one;
