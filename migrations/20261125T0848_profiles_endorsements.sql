-- What somebody says who worked with the member: by whom it is, so that it goes with them and is hidden where a block stands.
alter table skill_evidence add column by_id uuid references users on delete cascade;
create index skill_evidence_by on skill_evidence (by_id) where by_id is not null;
alter table skill_evidence drop constraint skill_evidence_kind_check;
alter table skill_evidence add constraint skill_evidence_kind_check check (kind in
  ('work', 'education', 'projects', 'certificates', 'link', 'mentor', 'grant', 'hours', 'endorsement')) not valid;
alter table skill_evidence validate constraint skill_evidence_kind_check;
