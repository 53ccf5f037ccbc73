-- Each number of the overview is counted from an index alone.
drop index applications_sent_at;
create index applications_sent_at on applications (sent_at) where sent_at is not null and opportunity_id is not null;
create index users_admins on users (id) where role = 'ADMIN';
