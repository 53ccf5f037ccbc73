-- Whom a member has muted, as far as others need to know: nothing of them is told to that member or shown to them.
create view muted_members as select muter_id as member_id, muted_id as other_id from member_mutes;
