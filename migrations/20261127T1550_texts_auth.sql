-- The catalogues of signing in have the names of their folders, `auth` and `sign-in`: texts in force and their history follow.
update text_overrides set catalogue = regexp_replace(regexp_replace(catalogue, '^entry\M', 'auth'), '^admin\.entry\M', 'admin.sign-in')
where catalogue ~ '^(admin\.)?entry\M';

alter table text_change_items disable trigger text_change_items_stay;
update text_change_items set text_id = regexp_replace(regexp_replace(text_id, '^entry\M', 'auth'), '^admin\.entry\M', 'admin.sign-in')
where text_id ~ '^(admin\.)?entry\M';
alter table text_change_items enable trigger text_change_items_stay;
