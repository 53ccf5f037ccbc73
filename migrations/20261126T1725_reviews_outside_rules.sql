-- Why an award is outside of what the call says may be asked for; everybody who reads the decision reads it too.
alter table review_decisions add column outside_reason text;
