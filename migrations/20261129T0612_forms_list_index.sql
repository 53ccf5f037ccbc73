-- Whoever pages through answers reads those that nobody deleted, and `form_submissions_live` holds only them.
drop index form_submissions_list;
