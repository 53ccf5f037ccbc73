-- Requests by week, as staff count them.
create index mentorships_created on mentorships (created_at);
