-- One-to-one and group conversations. `last_seq` numbers the messages of a conversation without a gap; `version` counts
-- every change in it, so that a device asks for what it has not seen.
create table conversations (
  id uuid primary key,
  kind text not null check (kind in ('direct', 'group')),
  -- Both members of a one-to-one conversation, the smaller id first: two people have one.
  direct_key text unique check ((kind = 'direct') = (direct_key is not null)),
  title text not null default '' check (length(title) <= 80),
  -- What the conversation is about, pinned on top of it.
  about_kind text,
  about_id text check ((about_kind is null) = (about_id is null)),
  created_by uuid references users (id) on delete set null,
  last_seq bigint not null default 0,
  version bigint not null default 0,
  last_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  created_at timestamptz not null default now()
);
create index conversations_created_by on conversations (created_by);

create table conversation_members (
  conversation_id uuid not null references conversations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- Whoever was written to by a stranger answers first; a refused request stays away from its reader.
  state text not null default 'in' check (state in ('in', 'asked', 'refused', 'left')),
  is_organiser boolean not null default false,
  -- What was written before somebody came, or after somebody left, is not theirs to read.
  from_seq bigint not null default 0,
  until_seq bigint,
  read_seq bigint not null default 0,
  -- Version of the conversation at which this row last changed.
  version bigint not null default 0,
  muted_until timestamptz,
  archived_seq bigint,
  draft text not null default '' check (length(draft) <= 8000),
  joined_at timestamptz not null default now(),
  primary key (conversation_id, user_id)
);
create index conversation_members_user on conversation_members (user_id, state);

create table conversation_messages (
  conversation_id uuid not null references conversations (id) on delete cascade,
  seq bigint not null,
  -- Made by the device that sent it, so that a repeated call finds what it did before.
  id uuid not null,
  sender_id uuid references users (id) on delete set null,
  body text not null check (length(body) <= 8000),
  reply_seq bigint,
  version bigint not null,
  sent_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  edited_at timestamptz,
  deleted_at timestamptz,
  -- Folded words, and the conversation as one of them, so that one index finds both.
  terms tsvector not null default ''::tsvector,
  primary key (conversation_id, seq),
  unique (conversation_id, id)
);
create index conversation_messages_version on conversation_messages (conversation_id, version);
create index conversation_messages_sender on conversation_messages (sender_id);
create index conversation_messages_terms on conversation_messages using gin (terms);

create table message_revisions (
  conversation_id uuid not null,
  seq bigint not null,
  body text not null,
  written_at timestamptz not null,
  primary key (conversation_id, seq, written_at),
  foreign key (conversation_id, seq) references conversation_messages (conversation_id, seq) on delete cascade
);

create table message_reactions (
  conversation_id uuid not null,
  seq bigint not null,
  user_id uuid not null references users (id) on delete cascade,
  emoji text not null check (length(emoji) <= 16),
  primary key (conversation_id, seq, user_id),
  foreign key (conversation_id, seq) references conversation_messages (conversation_id, seq) on delete cascade
);
create index message_reactions_user on message_reactions (user_id);

create table messaging_settings (
  user_id uuid primary key references users (id) on delete cascade,
  shows_reading boolean not null default true
);
