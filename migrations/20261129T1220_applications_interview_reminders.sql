-- When the organisation was reminded of an agreed interview; another date begins anew.
alter table application_interviews add column reminded_at timestamptz(3);
