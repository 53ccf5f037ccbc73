-- Whether members show their connections when they are here, which nobody does who has not chosen it, and when they last were.
alter table messaging_settings
  add column shows_activity boolean not null default false,
  add column active_at timestamptz;

-- Who sees when whom was here: connections who both show it, both of age, without a block; at most six days back.
create view shown_activity as
  select c.member_id as reader_id, c.other_id as member_id, s.active_at
  from connected_members c
  join messaging_settings r on r.user_id = c.member_id and r.shows_activity
  join messaging_settings s on s.user_id = c.other_id and s.shows_activity
  where s.active_at > now() - interval '6 days'
    and not exists (select from blocked_pairs b where b.member_id = c.member_id and b.other_id = c.other_id)
    and not exists (select from minor_members y where y.id in (c.member_id, c.other_id));
