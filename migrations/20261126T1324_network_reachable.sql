-- Who may turn to a member first: every member, or only people they know. Nothing chosen is everybody for whoever is grown up.
alter table network_settings add column reachable text check (reachable in ('members', 'known'));

-- Turned to first only by people they know: whoever chose so, and everybody under 18, so that none can be told from the other.
create view reserved_members as
  select user_id as id from network_settings where reachable = 'known'
  union select id from minor_members;
