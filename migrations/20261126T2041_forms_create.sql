-- Forms that staff make and anybody may fill in, what was sent with them, and what was begun and not sent yet.
create table forms (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 60),
  -- What is being written.
  content jsonb not null,
  version integer not null default 1 check (version > 0),
  -- The version that is asked now; nothing before it was first published or after it was taken back.
  published integer,
  audience text not null default 'all' check (audience in ('all', 'members')),
  once_only boolean not null default false,
  opens_at timestamptz(3),
  closes_at timestamptz(3),
  -- Until when senders may change what they sent.
  editable_until timestamptz(3),
  quota integer check (quota > 0),
  -- How many were received; the last of them has this number.
  received integer not null default 0,
  -- Personal data of a submission goes after so many days.
  retention_days integer check (retention_days between 1 and 3650),
  -- Other sites may show it in a frame.
  framed boolean not null default false,
  archived_at timestamptz(3),
  created_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index forms_created_by on forms (created_by);
create index forms_updated on forms (updated_at desc, id desc);

-- What was published, as it stays for those who answered it.
create table form_versions (
  form_id uuid not null references forms on delete cascade,
  number integer not null check (number > 0),
  content jsonb not null,
  published_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  primary key (form_id, number)
);
create index form_versions_by on form_versions (published_by);

create table form_submissions (
  id uuid primary key,
  form_id uuid not null,
  version integer not null,
  -- 1, 2, 3 … within its form.
  number integer not null,
  answers jsonb not null,
  -- What stood in the controls, so that the sender can go on from there.
  typed jsonb not null,
  -- Folded words of the answers, for the search of staff.
  terms tsvector not null default ''::tsvector,
  member_id uuid references users on delete set null,
  -- Kept where a member may send one only.
  only_one boolean not null default false,
  locale text not null check (locale in ('bhs', 'en')),
  status text not null default 'received'
    check (status in ('received', 'reading', 'question', 'accepted', 'declined', 'done')),
  -- What staff tell the sender with the status.
  status_text text not null default '',
  status_at timestamptz(3) not null default now(),
  assigned_to uuid references users on delete set null,
  -- Of the address by which the sender sees it.
  key_digest bytea not null unique,
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz(3),
  -- When its personal data was deleted.
  cleared_at timestamptz(3),
  foreign key (form_id, version) references form_versions on delete cascade
);
create index form_submissions_version on form_submissions (form_id, version);
create index form_submissions_number on form_submissions (form_id, number);
create index form_submissions_list on form_submissions (form_id, created_at desc, id desc);
create index form_submissions_status on form_submissions (form_id, status, created_at desc, id desc);
create index form_submissions_terms on form_submissions using gin (terms);
create index form_submissions_member on form_submissions (member_id, created_at desc);
create unique index form_submissions_once on form_submissions (form_id, member_id) where only_one;
create index form_submissions_assigned on form_submissions (assigned_to);

-- What was begun: a step was sent, something was wrong, or it goes on on another device.
create table form_drafts (
  id uuid primary key,
  form_id uuid not null references forms on delete cascade,
  -- Of the address by which it goes on.
  key_digest bytea not null unique,
  typed jsonb not null,
  -- The page break that begins the current step; empty for the first.
  step text not null default '',
  -- Whether its faults are said, and what else is.
  tried boolean not null default false,
  notice text check (notice in ('fast', 'trap', 'more', 'kept', 'stale')),
  -- What was sent before, where this changes it.
  submission_id uuid references form_submissions on delete cascade,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index form_drafts_form on form_drafts (form_id);
create index form_drafts_submission on form_drafts (submission_id);
create index form_drafts_updated on form_drafts (updated_at);

-- What staff note among themselves.
create table form_notes (
  id uuid primary key,
  submission_id uuid not null references form_submissions on delete cascade,
  author_id uuid references users on delete set null,
  text text not null check (text <> ''),
  created_at timestamptz(3) not null default now()
);
create index form_notes_submission on form_notes (submission_id, created_at);
create index form_notes_author on form_notes (author_id);
