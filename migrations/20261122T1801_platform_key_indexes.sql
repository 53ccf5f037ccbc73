-- Every foreign key has an index: whoever goes takes their rows along, or is taken out of them, without a table being read through.
create index email_changes_session on email_changes (session_id);
create index member_looks_actor on member_looks (actor_id);
create index application_notes_user on application_notes (user_id);
create index application_scores_user on application_scores (user_id);
create index notice_feeds_organisation on notice_feeds (organisation_id) where organisation_id is not null;
create index notices_opportunity on notices (opportunity_id) where opportunity_id is not null;
create index notices_of_organisation on notices (organisation_id) where organisation_id is not null;
create index occupations_merged_into on occupations (merged_into) where merged_into is not null;
create index skills_merged_into on skills (merged_into) where merged_into is not null;
create index skill_imports_continues on skill_imports (continues) where continues is not null;
create index opportunities_reviewed_by on opportunities (reviewed_by) where reviewed_by is not null;
create index opportunity_inquiries_answered_by on opportunity_inquiries (answered_by) where answered_by is not null;
create index opportunity_reports_opportunity on opportunity_reports (opportunity_id);
create index opportunity_reports_reported_by on opportunity_reports (reported_by) where reported_by is not null;
create index opportunity_reports_settled_by on opportunity_reports (settled_by) where settled_by is not null;
create index organisations_created_by on organisations (created_by) where created_by is not null;
