-- Who somebody is at a provider. The address there may change; issuer and subject never do.
create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  email citext not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identities_user_id on identities (user_id);

-- Between the provider's redirect and the page that starts the session: once, within two minutes.
create table sign_in_tickets (
  ticket_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create index sign_in_tickets_expires_at on sign_in_tickets (expires_at);
create index sign_in_tickets_user_id on sign_in_tickets (user_id);
