-- What staff have changed of the lists of words that flag: words that they added, and ones of the product that are switched off.
create table moderation_words (
  sign text not null check (sign in ('slur', 'threat', 'fraud')),
  language text not null check (language in ('bhs', 'en')),
  folded text not null check (folded <> ''),
  word text not null check (length(word) <= 60),
  form text not null check (form in ('exact', 'inflected')),
  is_on boolean not null,
  changed_by uuid references users (id) on delete set null,
  changed_at timestamptz not null default now(),
  primary key (sign, language, folded)
);
create index moderation_words_changed_by on moderation_words (changed_by);
