-- A bank that ends keeps its page with what it gave, and holds no more calls.
alter table youth_banks add column closed_at timestamptz(3);
create or replace view bank_names as
  select id, slug, name, municipalities, organisation_id, closed_at from youth_banks where active;
