-- The card with which a newcomer begins is put away on all devices at once.
alter table dashboard_layouts add column start_dismissed_at timestamptz(3);
