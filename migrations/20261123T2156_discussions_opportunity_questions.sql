-- Questions about opportunities become questions of discussions. Whoever asked was promised to stay without a name, so
-- their posts have no author; that they asked is kept as their interest, and they hear of the answer.
-- One that waits was meant for the organisation alone until it is answered: `held` keeps that.
alter table discussion_posts
  add column held boolean not null default false check (not held or question_id is null);

insert into discussion_posts (id, about_kind, about_id, body, created_at, held)
select id, 'opportunity', opportunity_id, question, created_at, answer is null from opportunity_inquiries;

insert into discussion_posts (id, about_kind, about_id, question_id, author_id, body, official, created_at)
select gen_random_uuid(), 'opportunity', opportunity_id, id, answered_by, answer, true, coalesce(answered_at, created_at)
from opportunity_inquiries where answer is not null;

insert into discussion_interests (post_id, user_id, created_at)
select id, asked_by, created_at from opportunity_inquiries where asked_by is not null;

-- What editors were told leads to where the question is now.
update notifications set kind = 'discussions.question',
  data = jsonb_build_object('title', data -> 'title', 'path', '/opportunities/' || (data ->> 'slug'))
where kind = 'opportunities.question';

drop table opportunity_inquiries;

-- Questions without an official answer, for whoever counts what waits for them.
create view waiting_questions as
select q.id, q.about_kind, q.about_id from discussion_posts q
where q.question_id is null and q.deleted_at is null and q.hidden_at is null
  and not exists (select from discussion_posts a where a.question_id = q.id and a.official and a.hidden_at is null);
