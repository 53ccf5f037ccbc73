-- A form that moderators took down after a report: for everybody else it is not there.
alter table forms add column hidden_at timestamptz(3);
