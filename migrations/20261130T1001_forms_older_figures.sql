-- Figures of what was sent before they were kept. The lock lets nobody change an answer between its reading and its figures.
insert into form_figures (submission_id, field, form_id, value, created_at)
select s.id, f.field, s.form_id, f.value, s.created_at
from (select id, form_id, answers, created_at from form_submissions for share) s, figures_of_answers(s.answers) f
on conflict do nothing;
