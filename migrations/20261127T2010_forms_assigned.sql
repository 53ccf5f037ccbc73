-- Who is told of new answers is found by the people who have some of this form on themselves.
create index form_submissions_assigned_form on form_submissions (assigned_to, form_id);
drop index form_submissions_assigned;
