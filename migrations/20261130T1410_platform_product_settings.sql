-- What staff have chosen instead of the settings of the environment, while the product runs; one that has no row is as the
-- environment has it.
create table product_settings (
  name text primary key check (name in ('productName', 'pixelId')),
  value text not null check (length(value) <= 64),
  changed_at timestamptz(3) not null default now(),
  changed_by uuid references users on delete set null
);
create index product_settings_member on product_settings (changed_by);

-- Every instance reads them anew when the transaction commits; kept pages go, because they show the name and the question.
create function publish_product_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('zamah', '{"topic":"product.changed"}');
  perform pg_notify('zamah', '{"topic":"pages.changed"}');
  return null;
end $$;

create trigger product_settings_changed after insert or update or delete on product_settings
  for each statement execute function publish_product_settings();
