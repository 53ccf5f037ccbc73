-- Of a group session several can say that its mentor did not come: staff see who did.
alter table mentorship_absences add column reporter_id uuid references users on delete set null;
create index mentorship_absences_reporter on mentorship_absences (reporter_id) where reporter_id is not null;
