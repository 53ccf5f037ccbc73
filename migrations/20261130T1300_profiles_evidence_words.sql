-- What the person who vouches has written stands apart from what the two share, so that a profile can quote it.
alter table skill_evidence add column words text not null default '' check (length(words) <= 300);
update skill_evidence e
set words = s.words, title = jsonb_build_object('bhs', s.shared_title, 'en', s.shared_title)
from skill_endorsements s where e.source = 'endorsement:' || s.id;
