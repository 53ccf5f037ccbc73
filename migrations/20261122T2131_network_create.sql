-- How members stand to each other. Every row has an id of the time of its making, by which lists are read, newest first.

-- Two who accepted each other. The pair stands twice under one id, so that either side is read by its own key.
create table connections (
  id uuid not null,
  member_id uuid not null references users on delete cascade,
  other_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (member_id, other_id),
  check (member_id <> other_id)
);
create index connections_list on connections (member_id, id);
create index connections_other on connections (other_id);

-- Somebody asks to be connected. Whoever asked sees no difference between a request that waits and one that was declined.
create table connection_requests (
  id uuid not null,
  from_id uuid not null references users on delete cascade,
  to_id uuid not null references users on delete cascade,
  note text not null default '' check (length(note) <= 600),
  created_at timestamptz(3) not null default now(),
  declined_at timestamptz(3),
  withdrawn_at timestamptz(3),
  primary key (from_id, to_id),
  check (from_id <> to_id)
);
create index connection_requests_sent on connection_requests (from_id, id);
create index connection_requests_received on connection_requests (to_id, id);

create table follows (
  id uuid not null,
  follower_id uuid not null references users on delete cascade,
  followed_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follows_list on follows (follower_id, id);
create index follows_followed on follows (followed_id);

create table member_blocks (
  id uuid not null,
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index member_blocks_list on member_blocks (blocker_id, id);
create index member_blocks_blocked on member_blocks (blocked_id);

-- People of whom a member wants to hear nothing, and who are not told.
create table member_mutes (
  id uuid not null,
  muter_id uuid not null references users on delete cascade,
  muted_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (muter_id, muted_id),
  check (muter_id <> muted_id)
);
create index member_mutes_list on member_mutes (muter_id, id);
create index member_mutes_muted on member_mutes (muted_id);

-- Words and tags of which a member wants to read nothing; `folded` is what texts are compared with.
create table muted_words (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('word', 'tag')),
  word text not null check (length(word) between 1 and 60),
  folded text not null check (length(folded) between 1 and 200),
  created_at timestamptz(3) not null default now(),
  unique (user_id, kind, folded)
);

-- Who may find a member in the directory; without a row their published profile is found by all members.
create table network_settings (
  user_id uuid primary key references users on delete cascade,
  findable text not null default 'members' check (findable in ('members', 'mutual', 'nobody')),
  updated_at timestamptz(3) not null default now()
);

-- What other features may ask of relations.

-- Pairs that are connected, as far as both are here; each stands twice.
create view connected_members as
  select c.member_id, c.other_id, c.created_at from connections c
  join active_members a on a.id = c.member_id join active_members b on b.id = c.other_id;

-- Pairs of whom one has blocked the other; each stands in both directions, because a block severs both.
create view blocked_pairs as
  select blocker_id as member_id, blocked_id as other_id from member_blocks
  union all select blocked_id, blocker_id from member_blocks;

-- Requests as whoever asked sees them: those that wait and those that were declined in silence.
create view sent_requests as
  select from_id, to_id, created_at from connection_requests
  where withdrawn_at is null and created_at > now() - interval '90 days';
