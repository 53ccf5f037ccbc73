-- What members are told. Unread things of one group are one row; whatever is to leave by mail or push is due at a moment.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  -- One unread row for each; a thing that stands for itself has its own id here.
  group_key text not null,
  -- What it is about, so that it can be found again.
  about text not null,
  data jsonb not null,
  count integer not null default 1,
  in_app boolean not null,
  created_at timestamptz(3) not null default now(),
  happened_at timestamptz(3) not null default now(),
  read_at timestamptz(3),
  mail_mode text not null check (mail_mode in ('now', 'daily', 'weekly', 'off')),
  mail_at timestamptz(3),
  mailed_at timestamptz(3),
  push_at timestamptz(3),
  -- When it last left on whatever channel: another one waits ten minutes.
  sent_at timestamptz(3)
);
create unique index notifications_unread_group on notifications (user_id, group_key) where read_at is null;
create index notifications_mailed_group on notifications (user_id, group_key, mailed_at) where mailed_at is not null;
create index notifications_list on notifications (user_id, happened_at desc, id desc) where in_app;
create index notifications_unread on notifications (user_id, happened_at desc, id desc) where in_app and read_at is null;
create index notifications_mail_at on notifications (mail_at, user_id) where mail_at is not null;
create index notifications_push_at on notifications (push_at, user_id) where push_at is not null;
create index notifications_happened_at on notifications (happened_at);

-- Whose doing it was: "Amra and 4 others".
create table notification_people (
  notification_id uuid not null references notifications on delete cascade,
  user_id uuid not null references users on delete cascade,
  at timestamptz(3) not null default now(),
  primary key (notification_id, user_id)
);
create index notification_people_user_id on notification_people (user_id);

-- Only what a person has chosen; for the rest the topic's own default holds.
create table notification_preferences (
  user_id uuid not null references users on delete cascade,
  topic text not null,
  in_app boolean,
  mail text check (mail in ('now', 'daily', 'weekly', 'off')),
  push boolean,
  primary key (user_id, topic)
);

-- Quiet hours are minutes of the day in Sarajevo, the days (1 is Monday) are those on which they begin.
create table notification_rhythms (
  user_id uuid primary key references users on delete cascade,
  only_deadlines boolean not null default false,
  quiet boolean not null default true,
  quiet_from smallint not null default 1320 check (quiet_from between 0 and 1439),
  quiet_to smallint not null default 420 check (quiet_to between 0 and 1439),
  quiet_days smallint[] not null default '{1,2,3,4,5,6,7}',
  urgent boolean not null default true
);

-- Browsers that take pushes, each as long as the session in it lasts.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  endpoint text not null unique,
  public_key text not null,
  auth_secret text not null,
  created_at timestamptz(3) not null default now()
);
create index push_subscriptions_user_id on push_subscriptions (user_id);
create index push_subscriptions_session_id on push_subscriptions (session_id);

-- The next round at which a mail of this sort leaves: at once, at eight in the morning, on Monday at eight.
create function next_mail_at(mode text) returns timestamptz language sql stable as $$
  select case mode
    -- Columns keep milliseconds: rounded up, it would not be due yet.
    when 'now' then date_trunc('milliseconds', now())
    when 'daily' then (date_trunc('day', (now() at time zone 'Europe/Sarajevo') + interval '16 hours')
      + interval '8 hours') at time zone 'Europe/Sarajevo'
    when 'weekly' then (date_trunc('week', (now() at time zone 'Europe/Sarajevo') + interval '6 days 16 hours')
      + interval '8 hours') at time zone 'Europe/Sarajevo'
  end
$$;

-- What was switched in the settings goes on to hold.
insert into notification_preferences (user_id, topic, mail)
select user_id, 'feeds', case when enabled then 'now' else 'off' end
from notification_choices where kind = 'feeds' and channel = 'email';
drop table notification_choices;
