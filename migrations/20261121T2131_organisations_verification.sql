-- How an organisation proves who it is, and what staff decided about it.
alter table organisations
  -- The domain of the website, once a code has come back from a mailbox there.
  add column proved_domain text,
  add column proved_at timestamptz(3),
  add column asked_at timestamptz(3),
  -- Its last member has left the platform: nobody answers here any more.
  add column closed_at timestamptz(3);
create index organisations_asked on organisations (asked_at, id) where verification = 'waiting';

-- What happened on the way to the mark; only ever added to.
create table organisation_decisions (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  decision text not null check (decision in
    ('asked', 'verified', 'refused', 'changed', 'suspended', 'restored', 'closed')),
  reason text,
  -- What staff wrote beside the reason.
  note text not null default '',
  decided_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now()
);
create index organisation_decisions_organisation on organisation_decisions (organisation_id, id desc);
create index organisation_decisions_person on organisation_decisions (decided_by);

-- One code at a time, to an address at the website's domain.
create table organisation_domain_proofs (
  organisation_id uuid primary key references organisations on delete cascade,
  user_id uuid not null references users on delete cascade,
  domain text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz(3) not null
);
create index organisation_domain_proofs_user on organisation_domain_proofs (user_id);

-- Who is asked to join; the link in the mail is kept as a digest.
create table organisation_invitations (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  email citext not null,
  role text not null check (role in ('owner', 'editor', 'reviewer')),
  token_hash bytea not null unique,
  invited_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  unique (organisation_id, email)
);
create index organisation_invitations_email on organisation_invitations (email);
create index organisation_invitations_inviter on organisation_invitations (invited_by);
