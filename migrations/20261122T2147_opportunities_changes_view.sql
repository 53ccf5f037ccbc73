-- When each opportunity last changed, whether people see it or not: for whoever keeps something made of them.
create view opportunity_changes as
  select id, greatest(changed_at, updated_at) as changed_at from opportunities;
