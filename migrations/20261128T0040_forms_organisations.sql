-- Whose form it is: of the house, which staff look after, or of an organisation, whose people alone read its answers.
alter table forms add column organisation_id uuid references organisations on delete cascade;
create index forms_organisation on forms (organisation_id, updated_at desc, id desc);
