-- Somebody wants an account for an address that is not proven yet. Several may want it; the one that is proven wins.
create table pending_registrations (
  id uuid primary key,
  email citext not null,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  language text not null check (language in ('bhs', 'en')),
  terms_version text not null,
  privacy_version text not null,
  link_hash bytea not null unique,
  link_expires_at timestamptz not null default now() + interval '24 hours',
  code_hash bytea,
  code_expires_at timestamptz,
  tries integer not null default 0,
  proved_at timestamptz,
  user_id uuid references users on delete cascade,
  created_at timestamptz not null default now()
);
create index pending_registrations_email on pending_registrations (email, created_at desc);
create index pending_registrations_created_at on pending_registrations (created_at);
create index pending_registrations_user_id on pending_registrations (user_id) where user_id is not null;

-- Browsers that registered, or showed the password of a pending registration: the `reg` cookie, hashed.
create table registration_browsers (
  reg_hash bytea primary key,
  registration_id uuid not null references pending_registrations on delete cascade
);
create index registration_browsers_registration_id on registration_browsers (registration_id);

-- A browser that proved the address may finish the onboarding: the `onb` cookie, hashed.
create table onboarding_tickets (
  onb_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  own_browser boolean not null,
  expires_at timestamptz not null
);
create index onboarding_tickets_user_id on onboarding_tickets (user_id);
create index onboarding_tickets_expires_at on onboarding_tickets (expires_at);

create table terms_acceptances (
  user_id uuid not null references users on delete cascade,
  document text not null check (document in ('terms', 'privacy')),
  version text not null,
  accepted_at timestamptz not null default now(),
  primary key (user_id, document, version)
);

create table first_admin_links (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
