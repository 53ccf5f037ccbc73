-- Pictures and files of messages. A row without `seq` was uploaded and waits for the message that it belongs to.
create table message_files (
  -- Made by the device that sends it, so that a repeated upload finds what the first one did.
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  seq bigint,
  place int not null default 0,
  user_id uuid references users (id) on delete set null,
  kind text not null check (kind in ('picture', 'file')),
  name text not null check (length(name) between 1 and 160),
  type text not null,
  size int not null,
  alt text not null default '' check (length(alt) <= 300),
  width int not null default 0,
  height int not null default 0,
  placeholder text not null default '',
  created_at timestamptz not null default now(),
  foreign key (conversation_id, seq) references conversation_messages (conversation_id, seq) on delete cascade
);
create index message_files_message on message_files (conversation_id, seq);
create index message_files_user on message_files (user_id);
create index message_files_unsent on message_files (created_at) where seq is null;

-- Where the bytes of rows lie that are gone. Whatever takes a row, a cascade too, leaves its place here, and a task
-- takes the bytes away: none stay behind when a disk or bucket does not answer.
create table message_files_gone (
  folder text primary key
);

create function note_gone_message_file() returns trigger language plpgsql as $$
begin
  insert into message_files_gone (folder) values ('messages/' || old.conversation_id || '/' || old.id || '/')
  on conflict do nothing;
  return null;
end $$;

create trigger message_files_gone after delete on message_files
  for each row execute function note_gone_message_file();
